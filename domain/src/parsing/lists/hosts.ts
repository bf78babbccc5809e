/*
 * Finds out which players of a list are guests of another player of it: 'Lolo (Javi)', 'Kevin (primo de Nico)', 'Santi,
 * amigo de Rama'.
 */
import { nameKey } from '../words.ts';

const OF_HOST =
  /(?<!\p{L})(?:invitad|convidad|amig|herman|hn[oa]|prim|cuñad|cunhad|novi|hij|filh|sobrin|vecin|suegr|yern|compañer|coleg|pib|irm)\p{L}* (?:de|del|do|da) ((?:el |la )?\p{L}+(?: \p{Lu}\p{L}*)?)/iu;
const BY_HOST =
  /\((?:inv(?:\.|itad[oa])?|lo trae|la trae|trae|viene con|va con|de|del|x|via|vía|con|\+)? ?((?:el |la )?\p{L}+(?: \p{L}+)?)\)/iu;

/** Returns the words of a line that may name the host of its player, or ''. */
export function wordsAboutHost(line: string): string {
  return (OF_HOST.exec(line) ?? BY_HOST.exec(line))?.[1] ?? '';
}

type Hosted = { name: string; hint: string; host: string | null };

/** Returns the rows with their hosts: the only other row whose name, or first name, is the hint of a row. */
export function withHosts<Row extends Hosted>(rows: readonly Row[]): Row[] {
  return rows.map((row) => {
    const hint = nameKey(row.hint);
    if (hint === '') return row;
    const others = rows.filter((one) => one !== row && nameKey(one.name) !== nameKey(row.name));
    const whole = others.filter(({ name }) => nameKey(name) === hint);
    const first = others.filter(({ name }) => nameKey(name).split(' ')[0] === hint);
    const [host, more] = whole.length > 0 ? whole : first;
    return host && !more ? { ...row, host: host.name } : row;
  });
}
