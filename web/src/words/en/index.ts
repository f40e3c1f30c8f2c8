import alhambra from "./alhambra";
import replay from "./replay";
import rokoko from "./rokoko";
import shell from "./shell";
import table from "./table";

export default { alhambra, replay, rokoko, shell, table };
