import {
  ACCOUNT,
  BADGES,
  DIAGNOSIS,
  DOCUMENTATION,
  EVENTS,
  HEALTH,
  HOME,
  GROUP_NOTICES,
  NOTICES,
  SESSION,
  SIGN_IN,
} from '@picadito/domain';
import { isOdd, type Rows } from './row.ts';

type Operations =
  | typeof HEALTH
  | typeof DIAGNOSIS
  | typeof DOCUMENTATION
  | typeof SIGN_IN
  | typeof SESSION
  | typeof ACCOUNT
  | typeof HOME
  | typeof NOTICES
  | typeof GROUP_NOTICES
  | typeof BADGES
  | typeof EVENTS;
type RouteOf<Routes> = Routes extends unknown ? Routes[keyof Routes] : never;

const NO_USER = 'reads nothing of an organiser';
const SIGN_INS = 'is measured by `-- server sign-in`';

const LOOKS = 'looks at the matches to come, of which there are few, and stores one row';
const ONE_ROW = 'one row, by its key';

export const accountRows: Rows<RouteOf<Operations>> = {
  [HEALTH.alive]: NO_USER,
  [HEALTH.ready]: NO_USER,
  [DIAGNOSIS.read]: NO_USER,
  [DOCUMENTATION.document]: NO_USER,
  [SIGN_IN.begin]: SIGN_INS,
  [SIGN_IN.callback]: SIGN_INS,
  [SIGN_IN.signOut]: 'ends the session that measures; it deletes one row',
  [SESSION.read]: { session: ({ timed }) => timed({}) },
  [ACCOUNT.read]: { profile: ({ timed }) => timed({}) },
  [ACCOUNT.change]: {
    'change the profile': ({ timed, turn }) => timed({ body: { name: `Organizador ${turn}` } }),
  },
  [ACCOUNT.sessions]: { sessions: ({ timed }) => timed({}) },
  [ACCOUNT.endOtherSessions]: { 'end other sessions': ({ timed }) => timed({}) },
  [ACCOUNT.export]: 'returns all there is',
  [ACCOUNT.remove]: 'deletes all there is',
  [HOME.read]: { home: ({ timed }) => timed({}) },
  [BADGES.list]: { badges: ({ timed, user }) => timed({ params: { id: user.userId } }) },
  [BADGES.claim]: {
    'claim a badge': ({ timed, user, turn }) =>
      timed({
        body: { userId: user.userId, type: isOdd(turn) ? 'saque-inicial' : 'balanza-justa' },
      }),
  },
  [NOTICES.read]: { notices: ({ timed }) => timed({}) },
  [NOTICES.subscribe]: LOOKS,
  [NOTICES.unsubscribe]: ONE_ROW,
  [GROUP_NOTICES.read]: ONE_ROW,
  [GROUP_NOTICES.subscribe]: LOOKS,
  [GROUP_NOTICES.unsubscribe]: ONE_ROW,
  [EVENTS.follow]: 'stays open; `-- home` measures what it sends',
};
