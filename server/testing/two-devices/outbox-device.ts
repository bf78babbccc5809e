import {
  applyResponse,
  applyPending,
  type AttendanceStatus,
  coalesce,
  type MatchPlayerReply,
  nextRequest,
  type OutboxRequest,
  type Problem,
  type Teams,
  teamsFromWire,
  type TeamsReply,
  type RejectedChange,
  type PendingChange,
  statusOf,
} from '@picadito/domain';
import type { Send } from './device.ts';

/**
 * Type of what happens to a request: 'heard' gets a response, the response to 'unheard' is lost, and 'lost' itself does
 * not reach the server.
 */
export type Way = 'heard' | 'unheard' | 'lost';

/** Type of the state of a match on the server: attendance by player id, and the teams. */
export type ServerState = {
  players: Readonly<Record<string, AttendanceStatus>>;
  teams: Teams<string> | null;
};

/**
 * Type of the record of a request that reached the server: the server's state before and after the request, and the
 * changes that the device regarded as done after the request.
 */
export type Arrived = {
  request: OutboxRequest;
  before: ServerState;
  after: ServerState;
  acknowledged: readonly PendingChange[];
};

export type WaitingDevice = ReturnType<typeof waitingDevice>;

/**
 * Returns a device with the outbox of the app, for one match. Its changes wait in the outbox until a test sends them.
 */
export function waitingDevice(send: Send, matchId: string, name: string) {
  const made: PendingChange[] = [];
  const told: RejectedChange[] = [];
  const arrived: Arrived[] = [];
  const url = `/api/matches/${matchId}`;
  let queue: PendingChange[] = [];
  let known: ServerState = { players: {}, teams: null };
  return { made, told, arrived, look, state, tap, save, remove, sendNext, waits: () => queue };

  async function state(): Promise<ServerState> {
    const { body } = await send('GET', `${url}/players`);
    const teams = await send('GET', `${url}/teams`);
    const players = (body as MatchPlayerReply[]).map(
      (player) => [player.id, statusOf(player)] as const,
    );
    return {
      players: Object.fromEntries(players),
      teams: teams.status === 200 ? teamsFromWire(teams.body as TeamsReply) : null,
    };
  }

  /** Reads the server's state. The next taps are based on this state, as on a screen that was just loaded. */
  async function look(): Promise<void> {
    known = await state();
  }

  function tap(playerId: string, target: AttendanceStatus): void {
    const status = known.players[playerId];
    const shown =
      status && applyPending({ id: playerId, confirmedAt: null, status }, matchId, queue);
    put({
      kind: 'attendance',
      ...fresh(),
      playerId,
      name: playerId,
      base: shown?.status,
      target,
    });
  }

  function save(teams: Teams<string>): void {
    const last = queue.findLast((change) => change.kind === 'teams');
    const base = last ? last.target : known.teams;
    const target = { ...teams, createdBy: 'manual' as const };
    put({ kind: 'teams', ...fresh(), base, target, exist: base !== null });
  }

  /** Removes a player from the match at once, since the app does not use the outbox for this. */
  async function remove(playerId: string): Promise<void> {
    await send('DELETE', `${url}/players/${playerId}`);
  }

  /** Sends the next request of the outbox. Returns true if the outbox may send another one at once, otherwise false. */
  async function sendNext(way: Way): Promise<boolean> {
    const request = nextRequest(queue);
    if (!request) return false;
    const isSent = way !== 'lost';
    const before = await state();
    const reply = isSent ? await send(request.method, request.path, request.body ?? {}) : null;
    const code = reply && reply.status >= 300 ? (reply.body as Problem).code : null;
    const next = applyResponse(
      queue,
      request,
      way === 'heard' && reply ? { ...reply, code } : null,
    );
    if (reply) {
      const kept = [...next.queue, ...next.rejected.map(({ change }) => change)];
      const left = new Set(kept.map(({ id }) => id));
      const acknowledged = coalesce(request.changes).filter(({ id }) => !left.has(id));
      arrived.push({ request, before, after: await state(), acknowledged });
    }
    queue = next.queue;
    told.push(...next.rejected);
    return next.shouldContinue;
  }

  function fresh() {
    return { id: `${name}${String(made.length).padStart(4, '0')}`, matchId };
  }

  function put(change: PendingChange): void {
    made.push(change);
    queue = [...queue, change];
  }
}
