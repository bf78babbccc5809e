import type { Given, GroupPage, ShownMatch, ShownPerson } from '@picadito/domain';

/** Whose answer the page is about. `isHeld`: this device holds the name, else it was only tapped. */
export type Visitor = { key: string; name: string; isHeld: boolean };

export function visitorOf({ me, asked, next, later }: GroupPage): Visitor | null {
  if (asked?.kind === 'name-chosen' || asked?.kind === 'forgotten')
    return { key: asked.key, name: asked.name, isHeld: asked.key === me?.key };
  const given = givenOf(asked);
  if (given && !given.isForOther && given.player !== me?.key) {
    const person = personOf(next, given.player) ?? personOf(later, given.player);
    if (person) return { key: person.key, name: person.name, isHeld: false };
  }
  return me && { ...me, isHeld: true };
}

export function givenOf(asked: GroupPage['asked']): Given | null {
  return asked && 'given' in asked ? asked.given : null;
}

/** The key of the match that is asked about. */
export function askedMatchOf(asked: GroupPage['asked']): string | undefined {
  return asked?.kind === 'guest' ? asked.match : givenOf(asked)?.match;
}

export function personOf(match: ShownMatch | null, key: string): ShownPerson | undefined {
  return match?.people.find((person) => person.key === key);
}
