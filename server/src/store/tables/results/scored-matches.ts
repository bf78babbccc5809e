import type { ScoredMatch, Scorer } from '@picadito/domain';
import { sql } from 'kysely';
import { prepared } from '../../prepared.ts';
import type { Reader } from '../../transaction.ts';
import { completedIn, type OfSeason } from '../statistics/seasons.ts';

/*
 * Places, teams and scorers of all results come as one text each: thousands of rows cost more on their way out of the engine
 * than in it (docs/decisions/278). Ids have neither spaces nor commas.
 */

type OfUser = { userId: string };
type Filled = ScoredMatch & { scorers: Scorer[] };

/** The matches of a season with a result, in the order in which they were played, with the teams of now. */
export async function scoredMatches(db: Reader, season: OfSeason): Promise<ScoredMatch[]> {
  const [scores, teams, places, scorers] = await Promise.all([
    selectScores(db, season),
    selectTeams(db, season),
    selectPlaces(db, season),
    selectScorers(db, season),
  ]);
  const matches = new Map(
    scores.map(({ match_id, ...score }): [string, Filled] => [
      match_id,
      { score, claro: [], oscuro: [], scorers: [] },
    ]),
  );
  const sides = new Map<string, string[]>();
  for (const [teamId, matchId = '', name] of rowsOf(teams)) {
    const match = matches.get(matchId);
    if (match && teamId) sides.set(teamId, name === 'claro' ? match.claro : match.oscuro);
  }
  for (const [teamId, playerId] of pairsIn(places)) sides.get(teamId)?.push(playerId);
  for (const [matchId = '', playerId = '', goals, ownGoals] of rowsOf(scorers)) {
    const scorer = { playerId, goals: Number(goals), ownGoals: Number(ownGoals) };
    matches.get(matchId)?.scorers.push(scorer);
  }
  return [...matches.values()];
}

const selectScores = prepared((db: Reader, season: OfSeason) =>
  completedIn(db, season)
    .innerJoin('results', (join) =>
      join
        .onRef('results.user_id', '=', 'matches.user_id')
        .onRef('results.match_id', '=', 'matches.match_id'),
    )
    .select(['matches.match_id', 'results.claro', 'results.oscuro'])
    .orderBy('matches.starts_at')
    .orderBy('matches.created_at'),
);

const selectTeams = prepared((db: Reader, { userId }: OfUser) =>
  db
    .selectFrom('results')
    .innerJoin('teams', (join) =>
      join
        .onRef('teams.user_id', '=', 'results.user_id')
        .onRef('teams.match_id', '=', 'results.match_id'),
    )
    .select(asText('teams.team_id', 'teams.match_id', 'teams.name'))
    .where('results.user_id', '=', userId)
    .where('teams.name', 'in', ['claro', 'oscuro']),
);

const selectPlaces = prepared((db: Reader, { userId }: OfUser) =>
  db
    .selectFrom('team_players')
    .select(asText('team_id', 'player_id'))
    .where('user_id', '=', userId)
    .where('match_id', 'in', (eb) =>
      eb.selectFrom('results').select('results.match_id').where('results.user_id', '=', userId),
    ),
);

const selectScorers = prepared((db: Reader, { userId }: OfUser) =>
  db
    .selectFrom('scorers')
    .select(asText('match_id', 'player_id', 'goals', 'own_goals'))
    .where('user_id', '=', userId),
);

/** All rows as one text; null where there is none. */
function asText(...columns: string[]) {
  const row = sql.join(columns.map(sql.ref), sql` || ' ' || `);
  return sql<string | null>`string_agg(${row}, ',')`.as('rows');
}

function rowsOf([one]: readonly { rows: string | null }[]): string[][] {
  return one?.rows?.split(',').map((row) => row.split(' ')) ?? [];
}

/** Two columns, row by row: of thousands, without an array for each. */
function* pairsIn([one]: readonly { rows: string | null }[]): Generator<[string, string]> {
  const text = one?.rows ?? '';
  for (let start = 0; start < text.length;) {
    const space = text.indexOf(' ', start);
    const comma = text.indexOf(',', space);
    const end = comma === -1 ? text.length : comma;
    yield [text.slice(start, space), text.slice(space + 1, end)];
    start = end + 1;
  }
}
