import {
  scored,
  shownResult,
  type Result,
  type ResultRequest,
  type Teams,
} from './result-rules.ts';

/** Type of the state of a match in the model. A player who is not in `players` is not on the roster. */
export type MatchState = {
  players: Readonly<Record<number, Attendance>>;
  teams: Teams | null;
  hasBegun: boolean;
  result: Result | null;
};
/** Type of a player's attendance in the model: the time of the confirmation, 'declined', or null for pending. */
type Attendance = string | null;
/**
 * Type of the attendance on a device's screen when it sent a request; the request carries it, and fails if it is
 * outdated.
 */
export type Seen = 'confirmed' | 'declined' | 'pending';

export type MatchRequest =
  | { kind: 'confirm' | 'unconfirm' | 'decline'; player: number; saw?: Seen | undefined }
  | { kind: 'remove' | 'add'; player: number }
  | { kind: 'POST' | 'PUT'; teams: Teams }
  | { kind: 'players' | 'teams' | 'counts' }
  | ResultRequest;

/**
 * Type of the outcome of a request. `seen` is the part of the response that the model predicts: a player's attendance,
 * the teams, the counts or the result; null if the request was refused.
 */
export type Outcome = { status: number; seen: unknown };

type NextState = Outcome & { state: MatchState };

/**
 * Returns the state of the match after a request, or null if a request in this state could not have had this response.
 */
export function played(
  state: MatchState,
  request: MatchRequest,
  response: Outcome,
): MatchState | null {
  const outcome = outcomeOf(state, request, response);
  const isSame =
    outcome.status === response.status &&
    JSON.stringify(outcome.seen) === JSON.stringify(response.seen);
  return isSame ? outcome.state : null;
}

function outcomeOf(state: MatchState, request: MatchRequest, { seen }: Outcome): NextState {
  const refused = (status: number) => ({ status, seen: null, state });
  const found = (value: unknown) => ({ status: 200, seen: value, state });
  switch (request.kind) {
    case 'players':
      return found(state.players);
    case 'teams':
      return state.teams ? found(state.teams) : refused(404);
    case 'counts':
      return found(countsOf(state));
    case 'POST':
      return state.teams ? refused(409) : saved(state, request.teams, 201);
    case 'PUT':
      return state.teams ? saved(state, request.teams, 200) : refused(404);
    case 'add': {
      const confirmedAt = state.players[request.player] ?? null;
      return {
        status: 201,
        seen: confirmedAt,
        state: withPlayer(state, request.player, confirmedAt),
      };
    }
    case 'remove':
      return isIn(state, request.player)
        ? { status: 204, seen: null, state: withoutPlayer(state, request.player) }
        : refused(404);
    case 'confirm':
    case 'unconfirm':
    case 'decline': {
      if (!isIn(state, request.player)) return refused(404);
      const before = state.players[request.player] ?? null;
      const asked = ASKED[request.kind];
      if (request.saw && ![request.saw, asked].includes(shownOf(before))) return refused(409);
      // The server chooses the time of a confirmation, so the model takes the time from the response.
      const first = shownOf(before) === 'confirmed' ? before : String(seen);
      const after = { confirmed: first, declined: 'declined', pending: null }[asked];
      return { status: 200, seen: after, state: withPlayer(state, request.player, after) };
    }
    case 'score':
    case 'unscore':
    case 'result': {
      const { status, result, isRefused } = scored(state, request);
      const isTold = !isRefused && request.kind !== 'unscore';
      const seen = isTold ? shownResult(result, state.teams) : null;
      return { status, seen, state: { ...state, result } };
    }
  }
}

const ASKED = { confirm: 'confirmed', unconfirm: 'pending', decline: 'declined' } as const;

function shownOf(attendance: Attendance): Seen {
  if (attendance === null) return 'pending';
  return attendance === 'declined' ? 'declined' : 'confirmed';
}

const isIn = ({ players }: MatchState, player: number) => player in players;

function countsOf({ players, teams }: MatchState) {
  const all = Object.values(players);
  const confirmed = all.filter((one) => shownOf(one) === 'confirmed');
  return [all.length, confirmed.length, teams?.map((team) => team.length) ?? null];
}

function saved(state: MatchState, teams: Teams, status: number): NextState {
  const isAllowed = teams.flat().every((player) => isIn(state, player));
  return isAllowed
    ? { status, seen: teams, state: { ...state, teams } }
    : { status: 422, seen: null, state };
}

function withPlayer(state: MatchState, player: number, attendance: Attendance): MatchState {
  return { ...state, players: { ...state.players, [player]: attendance } };
}

function withoutPlayer(state: MatchState, player: number): MatchState {
  const { players, teams } = state;
  const { [player]: _, ...others } = players;
  const rest = (team: number[]) => team.filter((one) => one !== player);
  return {
    ...state,
    players: others,
    teams: teams && [rest(teams[0]), rest(teams[1]), rest(teams[2])],
  };
}
