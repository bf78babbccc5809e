import {
  hashSessionToken,
  newSessionSecret,
  sessionToken,
} from '../../src/identity/sessions/session-token.ts';
import { signIn } from '../../src/identity/sessions/sign-in.ts';
import { insertSession, touchSession } from '../../src/store/tables/account/sessions.ts';
import { timestamp } from '../../src/store/timestamps.ts';
import type { RequestParts, Walk } from '../contract/ask.ts';
import type { Kind } from '../contract/ids.ts';
import { answersLink, posts } from '../contract/link-requests.ts';
import { worldOf, type Server, type Thing, type World } from '../contract/world.ts';
import { call } from '../a-match.ts';
import type { Rows, StoredRow } from '../every-row.ts';
import { client } from '../test-app.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Names of the ids of an organiser that a request can contain. */
export const OWNED = [
  'user',
  'list',
  'match',
  'player',
  'second',
  'outsider',
  'proposal',
] as const satisfies readonly (Thing | Kind)[];
export type Owned = (typeof OWNED)[number];

/** Type of an organiser's data, with an id of every kind that a request can contain. */
type Owner = World & Record<Kind, string>;

/**
 * Type of the setting of a test request: the requesting organiser, another organiser with private data, and the tokens
 * of sessions that are no longer valid.
 */
export type Setting = Walk & { mine: Owner; theirs: Owner; over: Over };

/**
 * Type of a test request about ownership. The server must either refuse it, or must neither read nor change another
 * organiser's data for it.
 */
export type TestRequest = {
  name: string;
  /** The expected status; without it, the response must have the status of the `like` request. */
  status?: number;
  parts: (setting: Setting) => RequestParts;
  /** Returns another request whose response must be equal, byte for byte. A foreign id must look like a missing one. */
  like?: (setting: Setting) => RequestParts;
  problemAt?: string;
  says?: (setting: Setting) => unknown;
  given?: (setting: Setting) => Promise<unknown>;
  /**
   * True if the request may succeed and change data of the requesting organiser. Without it, the request must change
   * nothing.
   */
  isDone?: true;
};

/** Returns an id of the requesting organiser (own) and an id of another organiser, both of this kind. */
export const idsFor = ({ mine, theirs }: Setting, kind: Kind) => ({
  own: mine[kind],
  foreign: theirs[kind],
});

type Ended = Record<'ended' | 'endedElsewhere' | 'deleted' | 'device', string>;
type Over = Ended & Record<'idle' | 'old', string>;

export async function settingOf(
  server: Server,
  before?: (world: World, server: Server) => Promise<unknown>,
) {
  const theirs = await withProposal(server, await anotherOrganiser(server));
  const mine = await withProposal(server, await worldOf(server, crypto.randomUUID()));
  for (const world of [mine, theirs]) await before?.(world, server);
  const ended = await sessionsThatWereEnded(server, mine);
  const device = await deviceOfPlayer(server, mine);
  return { mine, theirs, ended: { ...ended, device } };
}

/** Proposes a newcomer by the group link of a world's list. Returns the world with the id of the proposal. */
async function withProposal(server: Server, world: World): Promise<Owner> {
  await posts(world, server, 'newcomer', { name: `Nueva de ${world.name}` });
  const { proposal_id: proposal } = await server.store.read
    .selectFrom('proposals')
    .select('proposal_id')
    .where('user_id', '=', world.user)
    .executeTakeFirstOrThrow();
  return { ...world, proposal };
}

/** Signs in another organiser, and gives this organiser's data texts that would reveal a leak in a response. */
async function anotherOrganiser(server: Server): Promise<World> {
  const zulema = await worldOf(server, crypto.randomUUID());
  const { client: her, list, match, player, second } = zulema;
  await her.patch('/api/me', { name: 'Zulema Quiroga', whatsapp: '+5491155557771' });
  await her.patch(`/api/lists/${list}`, { name: 'Lista de Zulema' });
  await her.put(`/api/players/${player}`, {
    name: 'Jugadora de Zulema',
    skillLevel: '5',
    whatsapp: '+5491155557772',
  });
  const { body: before } = await her.get<object>(`/api/matches/${match}`);
  await her.put(`/api/matches/${match}`, { ...before, location: 'Cancha de Zulema' });
  await her.put(`/api/players/${player}/keeper`, { isKeeper: true });
  await her.put('/api/pairs', { playerIds: [player, second], kind: 'juntos' });
  await call(her, match, second);
  return zulema;
}

async function deviceOfPlayer(server: Server, mine: World): Promise<string> {
  const { token } = await answersLink(mine, server);
  return token;
}

/** Returns the tokens of sessions that were ended: by signing out, from another device, and with their account. */
async function sessionsThatWereEnded(server: Server, mine: World): Promise<Omit<Ended, 'device'>> {
  const { context, app } = server;
  const begin = async (subject: string) =>
    (await signIn(context, { ...NOBODY, subject }, null)).token;
  const ended = await begin(mine.name);
  await client(app, ended).send({ method: 'POST', url: '/auth/sign-out' });
  const endedElsewhere = await begin(mine.name);
  await mine.client.delete('/api/sessions/others');
  const deleted = await begin(`${mine.name} who leaves`);
  await client(app, deleted).delete('/api/me');
  return { ended, endedElsewhere, deleted };
}

/** Stores sessions that have expired a millisecond ago, and returns their tokens. */
export async function sessionsThatRanOut({ clock, store }: Server, { user: userId }: World) {
  const newToken = () => sessionToken(newSessionSecret(), userId);
  const [idle, old] = [newToken(), newToken()];
  const day = (days: number) => timestamp(clock.now - days * DAY_MS - 1);
  await store.transaction(async (tx) => {
    for (const [token, createdAt, seenAt] of [
      [idle, day(30), day(30)],
      [old, day(90), day(0)],
    ] as const) {
      const tokenHash = hashSessionToken(token);
      await insertSession(tx, { userId, tokenHash, oldTokenHash: null, device: null, createdAt });
      await touchSession(tx, { userId, tokenHash, seenAt });
    }
  });
  return { idle, old };
}

const NOBODY = { issuer: 'https://id.test', name: null, email: null, picture: null };

export function rowsOfTokens(rows: Rows, tokens: readonly string[]): StoredRow[] {
  const hashes = tokens.map(hashSessionToken);
  return (rows['sessions'] ?? []).filter((row) => hashes.includes(String(row['token_hash'])));
}

/**
 * Returns the rows of all tables, without the sessions of these tokens. A sign-out may delete these expired sessions.
 */
export function withoutTokens(rows: Rows, tokens: readonly string[]): Rows {
  const gone = rowsOfTokens(rows, tokens);
  return { ...rows, sessions: (rows['sessions'] ?? []).filter((row) => !gone.includes(row)) };
}
