import type { Selectable } from 'kysely';
import type { Schema } from '../../store/schema.ts';
import type { Rows } from '../every-row.ts';

/** Of each match with a result: who stood where and who scored, as it is kept, and as the other rows say it. */
export function lineUpsOf(rows: Rows) {
  const all = <T extends keyof Schema>(table: T) => (rows[table] ?? []) as Selectable<Schema[T]>[];
  const sorted = (text: string, separator: string) => text.split(separator).toSorted();
  return all('results').map((result) => {
    const isIts = ({ match_id }: { match_id: string }) => match_id === result.match_id;
    const playersOf = (side: string) => {
      const team = all('teams').find((one) => isIts(one) && one.name === side);
      const places = all('team_players').filter(({ team_id }) => team_id === team?.team_id);
      return places.map(({ player_id }) => player_id).join(' ');
    };
    const scorers = all('scorers').filter(isIts);
    const goals = scorers.map(({ player_id, goals, own_goals }) => {
      return [player_id, goals, own_goals].join(' ');
    });
    return {
      kept: [
        sorted(result.claro_players, ' '),
        sorted(result.oscuro_players, ' '),
        sorted(result.scorer_goals, ','),
      ],
      counted: [
        sorted(playersOf('claro'), ' '),
        sorted(playersOf('oscuro'), ' '),
        sorted(goals.join(), ','),
      ],
    };
  });
}
