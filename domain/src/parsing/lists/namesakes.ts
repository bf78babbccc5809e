/* Tells people of one name apart: 'João' and 'João 2', and the second Nico of a list that is numbered from 1 to 10. */
import { DEFAULT_SKILL_LEVEL } from '../../limits.ts';
import { nameKey } from '../words.ts';
import type { ReadPerson } from './read-person.ts';

const LEAST = 3;
const FEW = 0.5;

/**
 * Returns the people with a bare number as part of the name if it counts people of that name: 'João' and 'João 2',
 * 'Nico 1' and 'Nico 2'. Where most people have a number, it is a level.
 */
export function withNumberedNames(found: readonly ReadPerson[]): ReadPerson[] {
  const counted = found.filter(({ count }) => count !== null);
  if (counted.length > FEW * found.length) return [...found];
  const names = Map.groupBy(found, ({ name }) => nameKey(name));
  return found.map((person) => {
    const same = names.get(nameKey(person.name)) ?? [];
    const { count } = person;
    if (count === null || same.length < 2 || count > same.length) return person;
    const isCounted = same.every(
      (one, place) => one.count === place + 1 || (place === 0 && one.count === null),
    );
    if (!isCounted) return person;
    return {
      ...person,
      name: `${person.name} ${count}`,
      skillLevel: DEFAULT_SKILL_LEVEL,
      hasLevel: false,
      count: null,
      doubts: person.doubts.filter((doubt) => doubt !== 'level'),
    };
  });
}

/**
 * Returns a function that tells whether a person is in a part of the list that is numbered without a gap, from 1 or
 * from the number after the part before it. Such a list has one person on each line.
 */
export function gaplessSections(found: readonly ReadPerson[]): (person: ReadPerson) => boolean {
  const gapless = new Set<number>();
  let last = 0;
  for (const [section, people] of Map.groupBy(found, (person) => person.section)) {
    const numbers = [...new Set(people.flatMap(({ number }) => number ?? []))];
    if (numbers.length === 0) continue;
    const first = numbers[0] === 1 ? 1 : last + 1;
    if (!numbers.every((number, place) => number === first + place)) continue;
    last = first + numbers.length - 1;
    if (last >= LEAST) gapless.add(section);
  }
  return ({ section, number }) => number !== null && gapless.has(section);
}
