import { type Game, nightTable, type PlacedRow, type Rotation, teamLabel } from '@picadito/domain';
import { TEAM_FILLS } from '../teams/team-names.ts';

/**
 * Table of a night, the best team first. It has the goal difference if every game has its goals, and points in a round
 * robin.
 */
export function NightTable({
  teamCount,
  rotation,
  games,
}: {
  teamCount: number;
  rotation: Rotation;
  games: readonly Game[];
}) {
  const rows = nightTable(teamCount, rotation, games);
  const isRobin = rotation.play === 'round-robin';
  const hasGoals = rows.some(({ goalsFor }) => goalsFor !== null);
  return (
    <table className="night-table">
      <caption className="sr-only">La tabla de la noche</caption>
      <thead>
        <tr>
          <th scope="col">Equipo</th>
          <Head short="J" title="Jugados" />
          <Head short="G" title="Ganados" />
          <Head short="E" title="Empatados" />
          {hasGoals && <Head short="Dif" title="Diferencia de goles" />}
          {isRobin && <Head short="Pts" title="Puntos" />}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.team}>
            <th scope="row">
              <span className={`night-chip ${TEAM_FILLS[row.team]}`}>{teamLabel(row.team)}</span>
            </th>
            <td>{row.played}</td>
            <td>{row.won}</td>
            <td>{row.drawn}</td>
            {hasGoals && <td>{differenceOf(row)}</td>}
            {isRobin && <td>{row.points}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Head({ short, title }: { short: string; title: string }) {
  return (
    <th scope="col">
      <abbr title={title}>{short}</abbr>
    </th>
  );
}

function differenceOf({ goalsFor, goalsAgainst }: PlacedRow): string {
  const difference = (goalsFor ?? 0) - (goalsAgainst ?? 0);
  return difference > 0 ? `+${difference}` : String(difference).replace('-', '−');
}
