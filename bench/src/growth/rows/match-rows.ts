import { longDate, MATCHES, ROSTER, type MatchInput, type QueryOf } from '@picadito/domain';
import { cursorAt } from '../../../../server/src/matches/match-cursor.ts';
import type { SeededUser } from '../seeded-user.ts';
import { newest, playerOf, type Row, type Rows, type Send } from './row.ts';

type Routes = (typeof MATCHES)[keyof typeof MATCHES] | (typeof ROSTER)[keyof typeof ROSTER];
type List = typeof MATCHES.list;

/** On the roster by the list, without an answer. */
const PENDING = 13;

export const matchRows: Rows<Routes> = {
  [MATCHES.list]: {
    'matches, 20': page({ limit: '20' }),
    'matches, next 10': pageAfter((matches) => matches.at(-10)),
    'matches, oldest 10': pageAfter((matches) => matches[10]),
    'search, a place': search(() => 'corrientes'),
    'search, a weekday': search((date) => weekdayIn(date)),
    'search, a time': search(() => '21:00'),
    'search, a day': search((date) => dayIn(date)),
    'search, a month': search((date) => date.split('-').slice(0, 2).toReversed().join('/')),
    'search, a date': search((date) => dateIn(date)),
    'search, nothing': search(() => 'galpones'),
  },
  [MATCHES.counts]: { counts: ({ timed }) => timed({}) },
  [MATCHES.create]: {
    'create a match': async ({ timed, send, user, turn }) => {
      const { id } = await timed({ body: newMatch(user, turn) });
      await send(MATCHES.remove, { params: { id } });
    },
  },
  [MATCHES.read]: { 'a match': ({ timed, user }) => timed({ params: { id: newest(user) } }) },
  [MATCHES.replace]: {
    'replace a match': async ({ timed, send, user, turn }) => {
      const id = await added(send, user, turn);
      const location = `Cancha ${turn}`;
      await timed({ params: { id }, body: { ...newMatch(user, turn), location } });
      await send(MATCHES.remove, { params: { id } });
    },
  },
  [MATCHES.change]: {
    'change a match': ({ timed, user, turn }) =>
      timed({ params: { id: newest(user) }, body: { location: `Cancha ${turn % 2}` } }),
  },
  [MATCHES.remove]: {
    'delete a match': async ({ timed, send, user, turn }) =>
      timed({ params: { id: await added(send, user, turn) } }),
  },
  [ROSTER.read]: { view: ({ timed, user }) => timed({ params: { id: newest(user) } }) },
  [ROSTER.add]: {
    'add to a match': async ({ timed, send, user }) => {
      const [id, playerId] = [newest(user), playerOf(user, PENDING)];
      await send(ROSTER.remove, { params: { id, playerId } });
      await timed({ params: { id }, body: { playerIds: [playerId] } });
    },
  },
  [ROSTER.remove]: {
    'take out of a match': async ({ timed, send, user }) => {
      const [id, playerId] = [newest(user), playerOf(user, PENDING)];
      await timed({ params: { id, playerId } });
      await send(ROSTER.add, { params: { id }, body: { playerIds: [playerId] } });
    },
  },
};

function page(query: QueryOf<List>): Row<List> {
  return ({ timed }) => timed({ query });
}

/** Of the history, by creation; after one of the matches. */
function pageAfter(lastOf: (matches: readonly string[]) => string | undefined): Row<List> {
  return async ({ timed, send, user }) => {
    const id = lastOf(user.matches) ?? '';
    const { createdAt, ...match } = await send(MATCHES.read, { params: { id } });
    const cursor = cursorAt({ ...match, created_at: createdAt });
    return timed({ query: { limit: '10', order: 'created', cursor } });
  };
}

/** For something of the newest match, which is found by it then. */
function search(wordsOf: (date: string) => string): Row<List> {
  return async ({ timed, send, user }) => {
    const { date } = await send(MATCHES.read, { params: { id: newest(user) } });
    return timed({ query: { limit: '20', order: 'created', q: wordsOf(date) } });
  };
}

const weekdayIn = (date: string): string => longDate(date).split(' ', 1)[0] ?? '';
const dayIn = (date: string): string => `${date.slice(8)}/${date.slice(5, 7)}`;
const dateIn = (date: string): string => `${dayIn(date)}/${date.slice(0, 4)}`;

function newMatch({ lists }: SeededUser, turn: number): MatchInput {
  return {
    date: '2999-12-25',
    time: '21:00',
    location: `Cancha 5, Av. Corrientes ${turn}`,
    listId: lists[0] ?? '',
    isRecurring: false,
  };
}

async function added(send: Send, user: SeededUser, turn: number): Promise<string> {
  const { id } = await send(MATCHES.create, { body: newMatch(user, turn) });
  return id;
}
