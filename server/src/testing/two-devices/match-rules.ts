/** A match in its simplest form. Who is not among `players` is not in it; null: he is pending. */
export type MatchState = {
  players: Readonly<Record<number, string | null>>;
  teams: Teams | null;
};
/** Claro, oscuro and suplentes, players by their numbers. */
export type Teams = readonly [number[], number[], number[]];

export type Call =
  | { kind: 'confirm' | 'unconfirm' | 'remove' | 'add'; player: number }
  | { kind: 'POST' | 'PUT'; teams: Teams }
  | { kind: 'players' | 'teams' | 'counts' };

/** `seen`: of a player his time of confirmation, of teams and counts what they are; null when refused. */
export type Answer = { status: number; seen: unknown };

type Outcome = Answer & { state: MatchState };

/** What a call leaves behind, if the rules of decisions.md let it be answered so; else null. */
export function played(state: MatchState, call: Call, answer: Answer): MatchState | null {
  const outcome = outcomeOf(state, call, answer);
  const isSame =
    outcome.status === answer.status &&
    JSON.stringify(outcome.seen) === JSON.stringify(answer.seen);
  return isSame ? outcome.state : null;
}

function outcomeOf(state: MatchState, call: Call, { seen }: Answer): Outcome {
  const refused = (status: number) => ({ status, seen: null, state });
  const found = (value: unknown) => ({ status: 200, seen: value, state });
  switch (call.kind) {
    case 'players':
      return found(state.players);
    case 'teams':
      return state.teams ? found(state.teams) : refused(404);
    case 'counts':
      return found(countsOf(state));
    case 'POST':
      return state.teams ? refused(409) : saved(state, call.teams, 201);
    case 'PUT':
      return state.teams ? saved(state, call.teams, 200) : refused(404);
    case 'add': {
      const confirmedAt = state.players[call.player] ?? null;
      return { status: 201, seen: confirmedAt, state: withPlayer(state, call.player, confirmedAt) };
    }
    case 'remove':
      return isIn(state, call.player)
        ? { status: 204, seen: null, state: withoutPlayer(state, call.player) }
        : refused(404);
    case 'confirm':
    case 'unconfirm': {
      if (!isIn(state, call.player)) return refused(404);
      // the time of a first confirmation is the server's to choose
      const first = state.players[call.player] ?? String(seen);
      const confirmedAt = call.kind === 'confirm' ? first : null;
      return { status: 200, seen: confirmedAt, state: withPlayer(state, call.player, confirmedAt) };
    }
  }
}

const isIn = ({ players }: MatchState, player: number) => player in players;

function countsOf({ players, teams }: MatchState) {
  const times = Object.values(players);
  const confirmed = times.filter((time) => time !== null);
  return [times.length, confirmed.length, teams?.map((team) => team.length) ?? null];
}

function saved(state: MatchState, teams: Teams, status: number): Outcome {
  const isAllowed = teams.flat().every((player) => isIn(state, player));
  return isAllowed
    ? { status, seen: teams, state: { ...state, teams } }
    : { status: 422, seen: null, state };
}

function withPlayer({ players, teams }: MatchState, player: number, confirmedAt: string | null) {
  return { players: { ...players, [player]: confirmedAt }, teams };
}

function withoutPlayer({ players, teams }: MatchState, player: number): MatchState {
  const { [player]: _, ...others } = players;
  const rest = (team: number[]) => team.filter((one) => one !== player);
  return {
    players: others,
    teams: teams && [rest(teams[0]), rest(teams[1]), rest(teams[2])],
  };
}
