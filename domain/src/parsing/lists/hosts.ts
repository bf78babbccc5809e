/*
 * Finds out which players of a list are guests of another player of the list: 'Lolo (Javi)', 'Kevin (primo de Nico)',
 * 'Santi, amigo de Rama'.
 */
import type { Doubt } from '../doubts.ts';
import { nameKey } from '../words.ts';
import { HOUSEHOLD, RELATIVE } from '../word-classes.ts';

const OF_HOST = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${RELATIVE}|${HOUSEHOLD})\.?(?: (?:de|del|do|da|en) (?:la |el )?\p{Ll}+)? (?:de|del|do|da)|(?:inv|conv)(?:\.? (?:de|del|do|da)|\.)) ((?:el |la )?\p{L}+(?: (?!(?:que|q|y|si|con|ya|no|por|para|en|el|la|lo|se) )\p{Lu}\p{L}*)?)`,
  'iu',
);
const BY_HOST =
  /\((?:(?:inv(?:\.|itad[oa])?|conv(?:\.|idad[oa])?)(?: (?:de|del|do|da)(?!\p{L}))?|(?:l[oa] )?(?:trae|invita|lleva|suma|manda|anota)|(?:viene|va|cae) con|de|del|x|via|vía|con|\+)? ?((?:el |la )?\p{L}+(?: \p{L}+)?)\)/iu;

/** Matches any other word for a relation in brackets, such as 'pata' in 'Erick (pata de Renzo)'. */
const RELATION = /\(\p{Ll}{3,} (?:de|del|do|da) ((?:el |la )?\p{Lu}\p{L}+)\)/u;

/** Returns the words of a line that may name the host of its player, or ''. */
export function wordsAboutHost(line: string): string {
  return (OF_HOST.exec(line) ?? RELATION.exec(line) ?? BY_HOST.exec(line))?.[1] ?? '';
}

/** Matches whose guest a player is, after the name: 'Bruno amigo do Dudu'. */
const IS_GUEST = new RegExp(
  String.raw`(?<=\p{L})(?<!^(?:el|la|un|una)) ${RELATIVE} (?:de|del|do|da) \p{L}[\p{L} ]*$`,
  'iu',
);

type Hosted = { name: string; hint: string; host: string | null; doubts: Doubt[] };

/**
 * Returns the rows with their hosts: the only other row whose name, or first name, is the hint of a row. A known host
 * identifies a guest without a name: 'primo de Lalo'.
 */
export function withHosts<Row extends Hosted>(rows: readonly Row[]): Row[] {
  const byName = Map.groupBy(rows, ({ name }) => nameKey(name));
  const byFirst = Map.groupBy(rows, ({ name }) => firstName(name));
  return rows.map((row) => {
    const hint = nameKey(row.hint);
    if (hint === '') return row;
    const isOther = ({ name }: Row) => nameKey(name) !== nameKey(row.name);
    const whole = (byName.get(hint) ?? []).filter(isOther);
    const first = (byFirst.get(hint.replace(/^(?:el|la) /u, '')) ?? []).filter(isOther);
    const [host, more] = whole.length > 0 ? whole : first;
    // The other player is replaced and not the host: 'Beto (x Fabián)' with Fabián struck out.
    if (
      !host ||
      more ||
      host.doubts.some((doubt) => doubt === 'struck' || doubt === 'absent') ||
      isDistinguished(row, byName)
    )
      return row;
    const doubts = row.doubts
      .filter((doubt) => doubt !== 'sentence' || !row.doubts.includes('unnamed'))
      .map((doubt): Doubt => (doubt === 'unnamed' ? 'named-by-host' : doubt));
    const name = row.name.replace(IS_GUEST, '');
    return { ...row, name, host: host.name, doubts };
  });
}

/**
 * Tells whether the name says whose relative the player is only to distinguish two players: 'Lucas' and 'Lucas hno de
 * Maxi'.
 */
function isDistinguished(
  { name, hint }: Hosted,
  byName: ReadonlyMap<string, readonly Hosted[]>,
): boolean {
  const isInName = nameKey(name).endsWith(` ${nameKey(hint)}`);
  const own = name.replace(IS_GUEST, '');
  return isInName && own !== name && byName.has(nameKey(own));
}

/** Returns the first name in plain letters, without an article: 'inge' of 'El Inge'. */
function firstName(name: string): string {
  return (
    nameKey(name)
      .replace(/^(?:el|la) /u, '')
      .split(' ')[0] ?? ''
  );
}
