import type {
  GroupPage,
  ShownEnded,
  ShownMatch,
  ShownPerson,
  ShownPlayed,
  ShownState,
} from '@picadito/domain';

export function aPerson(
  name: string,
  state: ShownState,
  more: Partial<ShownPerson> = {},
): ShownPerson {
  const unsaid = { place: null, comment: null, addedBy: null, isFromOtherDevice: false };
  const nothing = {
    ...unsaid,
    host: null,
    isAskedToday: false,
    askedUntil: null,
    movedFrom: null,
  };
  return { key: keyOf(name), name, state, ...nothing, ...more };
}

export const keyOf = (name: string) => `${name.toLowerCase()}-000000000000`.slice(0, 16);

/** Returns a match on Thursday at 21:00, with seven players who are in, and Nico, who has not answered. */
export function aShownMatch(more: Partial<ShownMatch> = {}): ShownMatch {
  const going = ['Ana', 'Beto', 'Caro', 'Dani', 'Ema', 'Fede', 'Rulo'];
  return {
    key: 'partido-00000000',
    date: '2026-11-26',
    time: '21:00',
    location: 'Cancha Núñez',
    capacity: 10,
    missing: 3,
    kept: null,
    answersUntil: null,
    isClosed: false,
    isToday: false,
    people: [
      ...going.map((name) => aPerson(name, 'in')),
      aPerson('Juan G.', 'out'),
      aPerson('Juan P.', 'silent'),
      aPerson('Nico', 'silent'),
    ],
    teams: null,
    night: null,
    canAnswer: true,
    ...more,
  };
}

/** Returns a match of the week before, whose voting is still open. */
export function anEndedMatch(more: Partial<ShownEnded> = {}): ShownEnded {
  return {
    key: 'anterior-0000000',
    date: '2026-11-19',
    time: '21:00',
    location: 'Cancha Núñez',
    teams: null,
    score: null,
    night: null,
    figura: null,
    votesUntil: '2026-11-20T23:00',
    ...more,
  };
}

/** Returns the part of the page in which Nico can propose the score of `anEndedMatch` and vote for its best player. */
export function aPlayed(more: Partial<ShownPlayed> = {}): ShownPlayed {
  const candidates = ['Ana', 'Beto', 'Caro'].map((name) => ({ key: keyOf(name), name }));
  return {
    match: 'anterior-0000000',
    player: { key: keyOf('Nico'), name: 'Nico' },
    refusal: null,
    proposing: { score: null },
    voting: { candidates, chosen: null },
    ...more,
  };
}

export function aGroupPage(more: Partial<GroupPage> = {}): GroupPage {
  return {
    ended: [],
    played: [],
    suspended: null,
    next: aShownMatch(),
    later: null,
    lastDate: null,
    isStrict: false,
    previewsMatch: true,
    me: null,
    claim: null,
    claims: [],
    money: null,
    bibs: null,
    takenOut: [],
    undo: [],
    takeBacks: [],
    proposals: [],
    sent: [],
    questions: [],
    isSurveyOpen: false,
    mayAnswerSurvey: false,
    asked: null,
    ...more,
  };
}

/** Returns the match of `aShownMatch` in which one person has an answer and is in the group of that answer. */
export function withAnswer(person: ShownPerson, more: Partial<ShownMatch> = {}): ShownMatch {
  const match = aShownMatch(more);
  const others = match.people.filter(({ key }) => key !== person.key);
  const of = (...states: ShownState[]) => others.filter(({ state }) => states.includes(state));
  const order: ShownState[] = ['in', 'queued', 'maybe', 'out', 'silent'];
  const people = order.flatMap((state) => [
    ...of(state),
    ...(person.state === state ? [person] : []),
  ]);
  const going = people.filter(({ state }) => state === 'in').length;
  return { ...match, people, missing: Math.max(0, match.capacity - going) };
}
