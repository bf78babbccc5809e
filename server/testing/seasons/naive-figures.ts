import type { FiguresReply, PlayerFigures } from '@picadito/domain';

/*
 * Computes the figures a second time, as plainly as the rules state them: for each player, go through each match. No
 * code of the program's own derivation is used.
 */

export type SaidMatch = {
  id: string;
  /** Date of the match as YYYY-MM-DD. Matches of one day are in the order in which they were created. */
  date: string;
  isSuspended: boolean;
  listId: string;
  claro: string[];
  oscuro: string[];
  confirmed: Set<string>;
  guests: Set<string>;
  removed: Set<string>;
  result: {
    claro: number;
    oscuro: number;
    scorers: { playerId: string; goals: number; ownGoals: number }[];
  } | null;
};

/** Type of everything that an organiser has entered, from which the figures are computed. */
export type Said = { players: { id: string; listId: string }[]; matches: SaidMatch[] };

export function naiveFigures({ players, matches }: Said, season: string): FiguresReply {
  const played = matches
    .filter(({ isSuspended, date }) => !isSuspended && isIn(season, date))
    .toSorted((one, other) => (one.date === other.date ? 0 : one.date < other.date ? -1 : 1));
  const all = players.map((player) => figuresOf(player, played));
  return {
    season,
    players: all.filter(
      ({ matchesPlayed, attendanceRate, won, drawn, lost }) =>
        matchesPlayed + attendanceRate + won + drawn + lost > 0,
    ),
    guests: [],
    pairs: pairsOf(players, played),
  };
}

const isIn = (season: string, date: string) => season === 'all' || date.startsWith(`${season}-`);

type Result = 'won' | 'drawn' | 'lost';

/**
 * Returns the goals of the player's team and of the other team; null if the player was in neither team, or if the match
 * has no result.
 */
function goalsOf(playerId: string, { claro, oscuro, result }: SaidMatch): [number, number] | null {
  if (result === null) return null;
  if (claro.includes(playerId)) return [result.claro, result.oscuro];
  return oscuro.includes(playerId) ? [result.oscuro, result.claro] : null;
}

function resultFor(playerId: string, match: SaidMatch): Result | null {
  const goals = goalsOf(playerId, match);
  if (!goals) return null;
  const [own, others] = goals;
  if (own > others) return 'won';
  return own < others ? 'lost' : 'drawn';
}

function goalsByName(playerId: string, { claro, oscuro, result }: SaidMatch): number {
  if (!result) return 0;
  let [ofClaro, ofOscuro] = [0, 0];
  for (const scorer of result.scorers) {
    if (claro.includes(scorer.playerId)) ofClaro += scorer.goals;
    if (claro.includes(scorer.playerId)) ofOscuro += scorer.ownGoals;
    if (oscuro.includes(scorer.playerId)) ofOscuro += scorer.goals;
    if (oscuro.includes(scorer.playerId)) ofClaro += scorer.ownGoals;
  }
  if (ofClaro > result.claro || ofOscuro > result.oscuro) return 0;
  if (![...claro, ...oscuro].includes(playerId)) return 0;
  return result.scorers.find((scorer) => scorer.playerId === playerId)?.goals ?? 0;
}

const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0);

function figuresOf(player: { id: string; listId: string }, played: SaidMatch[]): PlayerFigures {
  const { id } = player;
  const results = played.flatMap((match) => resultFor(id, match) ?? []);
  const count = (result: Result) => results.filter((one) => one === result).length;
  const goals = played.flatMap((match) =>
    [goalsOf(id, match) ?? []].filter(({ length }) => length),
  );
  const called = played.filter(
    (match) => match.guests.has(id) || (match.listId === player.listId && !match.removed.has(id)),
  ).length;
  const confirmed = played.filter((match) => match.confirmed.has(id)).length;
  return {
    playerId: id,
    matchesPlayed: played.filter(({ claro, oscuro }) => [...claro, ...oscuro].includes(id)).length,
    attendanceRate: called === 0 ? 0 : Math.round((confirmed * 100) / called),
    won: count('won'),
    drawn: count('drawn'),
    lost: count('lost'),
    points: 3 * count('won') + count('drawn'),
    goalsFor: sum(goals.map(([own = 0]) => own)),
    goalsAgainst: sum(goals.map(([, others = 0]) => others)),
    goals: sum(played.map((match) => goalsByName(id, match))),
    streak: {
      won: runAtTheEnd(results, ['won']),
      unbeaten: runAtTheEnd(results, ['won', 'drawn']),
      longest: Math.max(
        0,
        ...results.map((_, end) => runAtTheEnd(results.slice(0, end + 1), ['won'])),
      ),
    },
    latest: results.slice(-5),
    answered: 0,
    punctual: 0,
  };
}

function runAtTheEnd(results: Result[], which: Result[]): number {
  const other = results.findLastIndex((result) => !which.includes(result));
  return results.length - 1 - other;
}

/**
 * Returns the most successful pairs of players. Equally successful pairs are in the order of `players`, which is sorted
 * by name.
 */
function pairsOf(players: { id: string }[], played: SaidMatch[]): FiguresReply['pairs'] {
  const pairs = players.flatMap(({ id: one }, index) =>
    players.slice(index + 1).flatMap(({ id: other }) => {
      const together = played.filter(({ claro, oscuro }) =>
        [claro, oscuro].some((side) => side.includes(one) && side.includes(other)),
      );
      const results = together.flatMap((match) => resultFor(one, match) ?? []);
      const count = (result: Result) => results.filter((its) => its === result).length;
      if (results.length < 8 || count('won') <= results.length / 2) return [];
      const tally = { won: count('won'), drawn: count('drawn'), lost: count('lost') };
      return [{ playerIds: [one, other] as [string, string], ...tally, of: results.length }];
    }),
  );
  return pairs
    .toSorted((a, b) => b.won / b.of - a.won / a.of || b.of - a.of)
    .slice(0, 10)
    .map(({ of: _, ...pair }) => pair);
}
