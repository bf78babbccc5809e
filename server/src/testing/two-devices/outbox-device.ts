import {
  afterAnswer,
  asWished,
  type Attendance,
  lastWishes,
  type MatchPlayer,
  nextRequest,
  type OutboxRequest,
  type Problem,
  type TeamIds,
  type TeamsReply,
  type Undone,
  type WaitingChange,
} from '@picadito/domain';
import type { Send } from './device.ts';

/** What becomes of a request on its way: 'lost' never arrives; of what is 'unheard' the answer gets lost. */
export type Way = 'heard' | 'unheard' | 'lost';

/** A match as the server has it: attendance by player, and teams. */
export type ServerState = {
  players: Readonly<Record<string, Attendance>>;
  teams: TeamIds | null;
};

/** A request that arrived: what the server had before and after it, and which wishes the device takes for done. */
export type Arrived = {
  request: OutboxRequest;
  before: ServerState;
  after: ServerState;
  acknowledged: readonly WaitingChange[];
};

export type WaitingDevice = ReturnType<typeof waitingDevice>;

/** The outbox of one device over one match: what it taps waits until it is sent. */
export function waitingDevice(send: Send, matchId: string, name: string) {
  const made: WaitingChange[] = [];
  const told: Undone[] = [];
  const arrived: Arrived[] = [];
  const url = `/api/matches/${matchId}`;
  let line: WaitingChange[] = [];
  let known: ServerState = { players: {}, teams: null };
  return { made, told, arrived, look, state, tap, save, remove, sendNext, waits: () => line };

  async function state(): Promise<ServerState> {
    const { body } = await send('GET', `${url}/players`);
    const teams = await send('GET', `${url}/teams`);
    const players = (body as MatchPlayer[]).map(({ id, confirmed, declined }) => {
      const attendance: Attendance = { confirmed, declined };
      return [id, attendance] as const;
    });
    return {
      players: Object.fromEntries(players),
      teams: teams.status === 200 ? idsOf(teams.body as TeamsReply) : null,
    };
  }

  /** Reads what the server has: taps stand on that from now on. */
  async function look(): Promise<void> {
    known = await state();
  }

  function tap(playerId: string, wish: Attendance): void {
    const seen = known.players[playerId];
    const shown = seen && asWished({ id: playerId, confirmedAt: null, ...seen }, matchId, line);
    put({
      kind: 'attendance',
      ...fresh(),
      playerId,
      name: playerId,
      seen: shown && { confirmed: shown.confirmed, declined: shown.declined },
      wish,
    });
  }

  function save(teams: TeamIds): void {
    const last = line.findLast((change) => change.kind === 'teams');
    const seen = last ? idsOf(last.wish) : known.teams;
    const wish = { ...teams, createdBy: 'manual' as const };
    put({ kind: 'teams', ...fresh(), seen, wish, exist: seen !== null });
  }

  /** Takes a player out of the match, with a signal. */
  async function remove(playerId: string): Promise<void> {
    await send('DELETE', `${url}/players/${playerId}`);
  }

  /** Sends what is next; whether there may be more to send at once. */
  async function sendNext(way: Way): Promise<boolean> {
    const request = nextRequest(line);
    if (!request) return false;
    const isSent = way !== 'lost';
    const before = await state();
    const reply = isSent ? await send(request.method, request.path, request.body ?? {}) : null;
    const code = reply && reply.status >= 300 ? (reply.body as Problem).code : null;
    const next = afterAnswer(line, request, way === 'heard' && reply ? { ...reply, code } : null);
    if (reply) {
      const kept = [...next.line, ...next.undone.map(({ change }) => change)];
      const left = new Set(kept.map(({ id }) => id));
      const acknowledged = lastWishes(request).filter(({ id }) => !left.has(id));
      arrived.push({ request, before, after: await state(), acknowledged });
    }
    line = next.line;
    told.push(...next.undone);
    return next.goesOn;
  }

  function fresh() {
    return { id: `${name}${String(made.length).padStart(4, '0')}`, matchId };
  }

  function put(change: WaitingChange): void {
    made.push(change);
    line = [...line, change];
  }
}

function idsOf({ claroTeam, oscuroTeam, suplentes }: TeamIds): TeamIds {
  return { claroTeam, oscuroTeam, suplentes };
}
