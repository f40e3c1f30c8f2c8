import alhambra from "./alhambra";
import dice from "./dice";
import generic from "./generic";
import guide from "./guide";
import replay from "./replay";
import rokoko from "./rokoko";
import shell from "./shell";
import table from "./table";

export default { alhambra, dice, generic, guide, replay, rokoko, shell, table };
