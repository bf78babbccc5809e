import {
  ATTENDANCE,
  AUTOPILOT,
  LINEUP_CONTEXT,
  MATCH_ANSWERS,
  MATCHES,
  MATCH_PROPOSALS,
  FIGURAS,
  RESULT,
  TEAMS,
  type BodyOf,
} from '@picadito/domain';
import { CONFIRMED, type SeededUser } from '../seeded-user.ts';
import { isOdd, newest, playerOf, type Rows } from './row.ts';

type Operations =
  | typeof ATTENDANCE
  | typeof AUTOPILOT
  | typeof LINEUP_CONTEXT
  | typeof MATCH_ANSWERS
  | typeof MATCH_PROPOSALS
  | typeof FIGURAS
  | typeof RESULT
  | typeof TEAMS;
type RouteOf<Routes> = Routes extends unknown ? Routes[keyof Routes] : never;

export const eveningRows: Rows<RouteOf<Operations>> = {
  [ATTENDANCE.confirm]: {
    confirm: ({ timed, user, turn }) =>
      timed({
        params: { id: newest(user), playerId: playerOf(user, CONFIRMED) },
        body: { isConfirmed: isOdd(turn) },
      }),
  },
  [ATTENDANCE.change]: {
    'five answers': ({ timed, user, turn }) => {
      const five = user.players.slice(0, 5);
      const changes = five.map((playerId) => ({ playerId, isConfirmed: isOdd(turn) }));
      return timed({ params: { id: newest(user) }, body: { changes } });
    },
  },
  [ATTENDANCE.call]: {
    call: ({ timed, user, turn }) =>
      timed({
        params: { id: newest(user), playerId: playerOf(user) },
        body: { called: isOdd(turn) },
      }),
  },
  [MATCH_ANSWERS.read]: {
    'answers by the link': ({ timed, user }) => timed({ params: { id: newest(user) } }),
  },
  [MATCH_ANSWERS.set]: {
    'places of a match': ({ timed, user, turn }) =>
      timed({
        params: { id: newest(user) },
        body: { capacity: isOdd(turn) ? 12 : null, answersUntil: null },
      }),
  },
  [MATCH_ANSWERS.told]: {
    'told of a place': ({ timed, user }) =>
      timed({ params: { id: newest(user), playerId: playerOf(user) }, body: {} }),
  },
  [MATCH_ANSWERS.keep]: 'an answer, of a guest',
  [MATCH_ANSWERS.undo]: 'attendances of one match, after its log and the devices of the list',
  [MATCH_ANSWERS.redo]: 'the same attendances, after one row by its key',
  [MATCH_ANSWERS.removeComment]: 'an update by the key',
  [MATCH_PROPOSALS.decide]: 'a new player, or an attendance, after a deletion by the key',
  [MATCH_PROPOSALS.dismissNewcomers]: 'at most ten updates by the key',
  [TEAMS.read]: { teams: ({ timed, user }) => timed({ params: { id: withTeams(user) } }) },
  [TEAMS.create]: {
    'save the first teams': async ({ timed, send, user }) => {
      const match = { date: '2999-12-25', time: '21:00', location: 'Cancha 5' };
      const listId = user.lists[0] ?? '';
      const { id } = await send(MATCHES.create, { body: { ...match, listId } });
      await timed({ params: { id }, body: teamsOf(id, user.players) });
      await send(MATCHES.remove, { params: { id } });
    },
  },
  [TEAMS.replace]: {
    'save other teams': ({ timed, user, turn }) => {
      const id = withTeams(user);
      const [first, ...others] = user.players.slice(0, CONFIRMED);
      const players = isOdd(turn) ? [first ?? '', ...others] : [...others, first ?? ''];
      return timed({ params: { id }, body: teamsOf(id, players) });
    },
  },
  [TEAMS.show]: {
    'teams have been shared': ({ timed, user }) =>
      timed({ params: { id: withTeams(user) }, body: {} }),
  },
  [AUTOPILOT.read]: { autopilot: ({ timed, user }) => timed({ params: { id: newest(user) } }) },
  [AUTOPILOT.set]: {
    'autopilot off': ({ timed, user }) =>
      timed({ params: { id: newest(user) }, body: { isOn: false } }),
  },
  [AUTOPILOT.undo]: 'as costly as saving other teams',
  [RESULT.list]: {
    'scores of a page': ({ timed, user }) =>
      timed({ query: { matches: user.matches.slice(-20).join(',') } }),
  },
  [RESULT.read]: { result: ({ timed, user }) => timed({ params: { id: withTeams(user) } }) },
  [RESULT.set]: {
    'result of a match': ({ timed, user, turn }) =>
      timed({
        params: { id: user.matches[0] ?? '' },
        body: { claro: turn % 10, oscuro: 3 },
      }),
  },
  [RESULT.remove]: 'as costly as setting one',
  [FIGURAS.list]: { figuras: ({ timed }) => timed({}) },
  [LINEUP_CONTEXT.read]: { evening: ({ timed, user }) => timed({ params: { id: newest(user) } }) },
  [LINEUP_CONTEXT.change]: {
    'choose who sits out': ({ timed, user, turn }) =>
      timed({ params: { id: newest(user) }, body: { sitOut: isOdd(turn) ? 'orden' : 'nivel' } }),
  },
};

/** The newest match has none. */
const withTeams = ({ matches }: SeededUser): string => matches.at(-2) ?? '';

function teamsOf(matchId: string, players: readonly string[]): BodyOf<typeof TEAMS.create> {
  return {
    matchId,
    claroTeam: players.slice(0, 5),
    oscuroTeam: players.slice(5, CONFIRMED),
    createdBy: 'automatic',
  };
}
