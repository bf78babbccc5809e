import { DEFAULT_SKILL_LEVEL } from '../../limits.ts';
import type { Doubt } from '../doubts.ts';
import type { ReadPerson } from './read-person.ts';

/** From this number of names on, numbers from 1 without a gap count them: 'Ana 1, Beto 2, Caro 3'. */
const LEAST = 3;

/**
 * Interprets the bare numbers after names. Numbers that count up from 1 are places in the list. Several 1s show that
 * the numbers count people, and several numbers from 6 to 10 that the levels have another scale than the app's. In all
 * these cases the players get the default level. Several numbers above 10 are ages or shirt numbers. If few players of
 * a list have a level, a 2 or a 3 leads to a question about guests.
 */
export function interpretBareNumbers(found: readonly ReadPerson[]): ReadPerson[] {
  const counts = found.flatMap(({ count }) => count ?? []);
  const isOrder = counts.length >= LEAST && counts.every((count, at) => count === at + 1);
  const isCount = counts.filter((count) => count === 1).length > 1;
  const isOtherScale = counts.filter((count) => count > 5 && count <= 10).length > 1;
  const areOther = counts.filter((one) => one > 10).length > 2;
  const levels = found.filter(({ hasLevel }) => hasLevel).length;
  const isRare = levels < 3 && found.length > 4;
  return found.map((person) => {
    const { count } = person;
    if (count === null) return person;
    const others = person.doubts.filter((doubt) => doubt !== 'level');
    if (isOrder) return { ...person, skillLevel: DEFAULT_SKILL_LEVEL, doubts: others };
    if (count > 10 && !isCount) return areOther ? { ...person, doubts: others } : person;
    if (isCount) {
      const doubts: Doubt[] = count > 1 ? [...others, 'guests'] : others;
      return { ...person, skillLevel: DEFAULT_SKILL_LEVEL, doubts };
    }
    if (isOtherScale)
      return { ...person, skillLevel: DEFAULT_SKILL_LEVEL, doubts: [...others, 'level'] };
    return isRare && count < 4 && count > 1 ? { ...person, doubts: [...others, 'guests'] } : person;
  });
}
