import alhambra from "./alhambra";
import generic from "./generic";
import guide from "./guide";
import replay from "./replay";
import rokoko from "./rokoko";
import shell from "./shell";
import table from "./table";

export default { alhambra, generic, guide, replay, rokoko, shell, table };
