import type { ScoredMatch, Scorer } from '@picadito/domain';
import { sql } from 'kysely';
import { prepared } from '../../prepared.ts';
import type { Reader } from '../../transaction.ts';
import { completedIn, type OfSeason } from '../statistics/seasons.ts';

/*
 * Sides and scorers come as one text each: thousands of rows cost more on their way out of the engine
 * than in it (docs/decisions/278). Ids have neither spaces nor commas.
 */

type Filled = ScoredMatch & { scorers: Scorer[] };

/** The matches of a season with a result, in the order in which they were played, with the teams of now. */
export async function scoredMatches(db: Reader, season: OfSeason): Promise<ScoredMatch[]> {
  const span = season.from === '' ? 'all' : 'season';
  const [scores, sides, scored] = await Promise.all([
    selectScores(db, season),
    selectSides[span](db, season),
    selectScorers[span](db, season),
  ]);
  const matches = new Map(
    scores.map(({ match_id, ...score }): [string, Filled] => [
      match_id,
      { score, claro: [], oscuro: [], scorers: [] },
    ]),
  );
  const same = onceEach();
  for (const [matchId = '', name, ...players] of rowsOf(sides)) {
    const match = matches.get(matchId);
    if (match) match[name === 'claro' ? 'claro' : 'oscuro'] = players.map(same);
  }
  for (const [matchId = '', playerId = '', goals, ownGoals] of rowsOf(scored)) {
    const scorer = { playerId: same(playerId), goals: Number(goals), ownGoals: Number(ownGoals) };
    matches.get(matchId)?.scorers.push(scorer);
  }
  return [...matches.values()];
}

function scoredIn(db: Reader, season: OfSeason) {
  return completedIn(db, season).innerJoin('results', (join) =>
    join
      .onRef('results.user_id', '=', 'matches.user_id')
      .onRef('results.match_id', '=', 'matches.match_id'),
  );
}

const selectScores = prepared((db: Reader, season: OfSeason) =>
  scoredIn(db, season)
    .select(['matches.match_id', 'results.claro', 'results.oscuro'])
    .orderBy('matches.starts_at')
    .orderBy('matches.created_at'),
);

/** Ids of matches with a result: of a season, or of all, which no engine has to look up. */
const ofSeason = (db: Reader, season: OfSeason) => scoredIn(db, season).select('matches.match_id');
const ofAll = (db: Reader, { userId }: OfSeason) =>
  db.selectFrom('results').select('results.match_id').where('results.user_id', '=', userId);

const sidesIn = (within: typeof ofSeason | typeof ofAll) =>
  prepared((db: Reader, season: OfSeason) =>
    db
      .selectFrom(
        db
          .selectFrom('teams')
          .select(['match_id', 'name'])
          .select((team) =>
            team
              .selectFrom('team_players as place')
              .select(sql<string>`string_agg(place.player_id, ' ')`.as('ids'))
              .whereRef('place.user_id', '=', 'teams.user_id')
              .whereRef('place.team_id', '=', 'teams.team_id')
              .as('players'),
          )
          .where('user_id', '=', season.userId)
          .where('match_id', 'in', within(db, season))
          .where('name', 'in', ['claro', 'oscuro'])
          .as('side'),
      )
      .select(asText('match_id', 'name', 'players')),
  );
const selectSides = { season: sidesIn(ofSeason), all: sidesIn(ofAll) };

const scorers = (db: Reader, { userId }: OfSeason) =>
  db
    .selectFrom('scorers')
    .select(asText('match_id', 'player_id', 'goals', 'own_goals'))
    .where('user_id', '=', userId);
const selectScorers = {
  season: prepared((db: Reader, season: OfSeason) =>
    scorers(db, season).where('match_id', 'in', ofSeason(db, season)),
  ),
  all: prepared(scorers),
};

/** All rows as one text; null where there is none. */
function asText(...columns: string[]) {
  const row = sql.join(
    columns.map((column) => sql.ref(column)),
    sql` || ' ' || `,
  );
  return sql<string | null>`string_agg(${row}, ',')`.as('rows');
}

function rowsOf([one]: readonly { rows: string | null }[]): string[][] {
  return one?.rows?.split(',').map((row) => row.split(' ')) ?? [];
}

/** Of equal texts the same one: comparing them then is comparing where they are. */
function onceEach(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const first = known.get(text);
    if (first !== undefined) return first;
    known.set(text, text);
    return text;
  };
}
