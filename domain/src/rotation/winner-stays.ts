/**
 * The winner of a game stays and plays a team that waits. After a draw the holder, which had stayed from the game
 * before, leaves, or both teams leave. A team that would stay rests instead if it has won as many games in a row as the
 * rules allow, or is two games ahead of a team that would wait: of three teams its opponent then stays, of four both
 * leave. No team rests if the rules set no limit of wins, or after a draw of three teams. With four teams the rule also
 * holds after a draw, because otherwise one team could play twice as often as another. The waiting team that has played
 * least enters, and of several the one that has waited longest. Games between teams other than the proposed ones count
 * as they were played.
 */
import type { TeamKey } from '../teams/teams.ts';
import type { NextGame, PlayedGame, PlayRules, Rest } from './game.ts';

/** Number of games by which a team that stays may not be ahead of a waiting team. */
const TOO_FAR_AHEAD = 2;

/** Type of the team that has stayed on the pitch, and how many games it has won in a row. */
type Holder = { team: TeamKey; winsInRow: number };

/** Type of the state between two games. `holder` is null if both teams enter. */
type Pitch = NextGame & { holder: Holder | null; played: ReadonlyMap<TeamKey, number> };

/** Returns the next game if the winner stays. Returns null for fewer than two teams. */
export function nextWinnerStays(
  teams: readonly TeamKey[],
  rules: PlayRules,
  games: readonly PlayedGame[],
): NextGame | null {
  const [first, second, ...others] = teams;
  if (!first || !second) return null;
  const start: Pitch = {
    home: first,
    away: second,
    waiting: others,
    rest: null,
    holder: null,
    played: new Map(),
  };
  const { home, away, waiting, rest } = games.reduce(
    (pitch, game) => pitchAfter(pitch, game, rules),
    start,
  );
  return { home, away, waiting, rest };
}

function pitchAfter(before: Pitch, game: PlayedGame, rules: PlayRules): Pitch {
  const gamesOf = (team: TeamKey) => before.played.get(team) ?? 0;
  const played = new Map(before.played);
  for (const team of [game.home, game.away]) played.set(team, gamesOf(team) + 1);
  const waiting = [...before.waiting, before.home, before.away].filter(
    (team) => team !== game.home && team !== game.away,
  );
  const { holder, leave, rest } = changeAfter(game, { before, waiting, played }, rules);
  const entering = waiting
    .toSorted((one, other) => (played.get(one) ?? 0) - (played.get(other) ?? 0))
    .slice(0, holder ? 1 : 2);
  const [home = game.home, away = game.away] = [...(holder ? [holder.team] : []), ...entering];
  const stillWaiting = waiting.filter((team) => !entering.includes(team));
  return { home, away, waiting: [...stillWaiting, ...leave], rest, holder, played };
}

/**
 * Type of the change after a game: the team that stays (`holder`), the teams that leave in the order in which they
 * wait, and the team that rests.
 */
type Change = { holder: Holder | null; leave: TeamKey[]; rest: Rest | null };

type Standing = {
  before: Pitch;
  waiting: readonly TeamKey[];
  played: ReadonlyMap<TeamKey, number>;
};

function changeAfter(game: PlayedGame, standing: Standing, rules: PlayRules): Change {
  const { stays, leaves, winsInRow } = holderAfter(game, standing.before.holder);
  if (game.outcome === 'draw' && rules.onDraw === 'both-leave')
    return { holder: null, leave: [leaves, stays], rest: null };
  if (game.outcome === 'draw' && standing.waiting.length === 1)
    return { holder: { team: stays, winsInRow }, leave: [leaves], rest: null };
  const wouldWait = [...standing.waiting, leaves];
  const rest = restOf({ team: stays, winsInRow }, wouldWait, standing.played, rules);
  if (!rest) return { holder: { team: stays, winsInRow }, leave: [leaves], rest };
  if (standing.waiting.length > 1) return { holder: null, leave: [leaves, stays], rest };
  return { holder: { team: leaves, winsInRow: 0 }, leave: [stays], rest };
}

/**
 * Returns who stays and who leaves before the rules about rests. After a draw the holder leaves, or the team named
 * first if there is no holder.
 */
function holderAfter({ home, away, outcome }: PlayedGame, holder: Holder | null) {
  const drawn = holder?.team === away ? away : home;
  const leaves = { home: away, away: home, draw: drawn }[outcome];
  const stays = leaves === home ? away : home;
  const before = holder?.team === stays ? holder.winsInRow : 0;
  return { stays, leaves, winsInRow: outcome === 'draw' ? 0 : before + 1 };
}

function restOf(
  { team, winsInRow }: Holder,
  wouldWait: readonly TeamKey[],
  played: ReadonlyMap<TeamKey, number>,
  { stayMax }: PlayRules,
): Rest | null {
  if (stayMax === null) return null;
  if (winsInRow >= stayMax) return { team, winsInRow };
  const lead = (other: TeamKey) => (played.get(team) ?? 0) - (played.get(other) ?? 0);
  const aheadOf = wouldWait.find((other) => lead(other) >= TOO_FAR_AHEAD);
  return aheadOf ? { team, aheadOf } : null;
}
