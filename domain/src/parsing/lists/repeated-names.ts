import type { Doubt } from '../doubts.ts';
import { nameKey } from '../words.ts';
import { isTrait, withBracketsInName } from './bracket-marks.ts';
import { isPosition } from './headings.ts';
import { gaplessSections } from './namesakes.ts';
import type { ReadPerson } from './read-person.ts';

/**
 * Decides about each row whose name an earlier row has: it is joined to that row, left out, or kept as another player.
 * Doubtful cases get a doubt, such as `repeated`.
 */
export function mergeRepeatedNames(found: readonly ReadPerson[]): ReadPerson[] {
  const rows = new Map<string, ReadPerson>();
  const isGapless = gaplessSections(found);
  for (const person of found) {
    const key = nameKey(person.name);
    const before = rows.get(key);
    if (!before) rows.set(key, person);
    else if (INVITED.test(person.from.rest))
      rows.set(`${key} guest ${rows.size}`, guestOf(before, person));
    else if (person.doubts.includes('struck') || person.isMention) continue;
    else if (before.message !== person.message || person.isRole || before.isRole) {
      rows.set(key, mergedPerson(before, person));
    } else if (person.aside && before.aside && tellApart(before.aside, person.aside)) {
      rows.set(key, withBracketsInName(before));
      rows.set(`${key} ${person.aside}`, withBracketsInName(person));
    } else if (person.doubts.includes('guests') && !before.doubts.includes('guests')) {
      rows.set(key, { ...before, doubts: [...before.doubts, 'guests'] });
    } else if (before.number !== person.number && tellsWhich(person.aside)) {
      const row = withBracketsInName(person);
      rows.set(nameKey(row.name), { ...row, doubts: [...row.doubts, 'namesake'] });
    } else if (before.line !== person.line && isGapless(before) && isGapless(person)) {
      const row = withFreeNumber(person, rows);
      rows.set(nameKey(row.name), row);
    } else if (person.doubts.some((doubt) => doubt === 'absent' || doubt === 'maybe')) {
      rows.set(key, { ...before, doubts: [...before.doubts, ...person.doubts] });
    } else {
      // A name among the players and on the waitlist is asked, because the player may have changed places.
      if (before.isWaiting !== person.isWaiting)
        rows.set(key, { ...before, doubts: [...before.doubts, 'remark'] });
      rows.set(`${key} ${rows.size}`, { ...person, doubts: [...person.doubts, 'repeated'] });
    }
  }
  return [...rows.values()];
}

/** Matches a guest who is named only by the host: 'invitado Caliche' in a list with Caliche. */
const INVITED = /^\P{L}*(?:invitad|convidad)[oa] (?!de )\p{L}+$/iu;

function guestOf({ name }: ReadPerson, person: ReadPerson): ReadPerson {
  const doubts: Doubt[] = [...person.doubts, 'named-by-host'];
  return { ...person, name: `Invitado de ${name}`, hint: name, doubts };
}

/** Tells whether brackets say which of two people of a name is meant: 'zurdo', 'el de la oficina', 'el otro'. */
function tellsWhich(aside: string): boolean {
  return isTrait(aside) || /^(?:el|la) (?:del? |que |otr[oa]$)/iu.test(aside.trim());
}

/** Tells whether the brackets of two rows tell two people apart, which positions do not. */
function tellApart(one: string, other: string): boolean {
  return one !== other && !isPosition(one) && !isPosition(other);
}

/** Returns a person with the first free number after the name, as in 'Nico 2'. */
function withFreeNumber(person: ReadPerson, rows: ReadonlyMap<string, ReadPerson>): ReadPerson {
  let place = 2;
  while (rows.has(`${nameKey(person.name)} ${place}`)) place++;
  return {
    ...person,
    name: `${person.name} ${place}`,
    doubts: [...person.doubts, 'namesake'],
  };
}

function mergedPerson(before: ReadPerson, after: ReadPerson): ReadPerson {
  const isAgain = before.message !== after.message;
  const [own, other] = after.hasLevel ? [after, before] : [before, after];
  return {
    ...own,
    line: before.line,
    isKeeper: before.isKeeper || after.isKeeper,
    whatsapp: after.whatsapp ?? before.whatsapp,
    hasLevel: own.hasLevel || other.hasLevel,
    doubts: isAgain ? after.doubts : before.isRole ? after.doubts : before.doubts,
  };
}
