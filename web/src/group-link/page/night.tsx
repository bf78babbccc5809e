import { teamLabel, type ShownTable } from '@picadito/domain';
import { TEAM_LOOKS } from './teams.tsx';

/** Shows the table of a night, the best team first, with goals and points only where they count. */
export function NightTable({ night: { rows } }: { night: ShownTable }) {
  const hasGoals = rows.some(({ difference }) => difference !== null);
  const hasPoints = rows.some(({ points }) => points !== null);
  return (
    <table className="night">
      <caption className="sr-only">La tabla de la noche</caption>
      <thead>
        <tr>
          <th scope="col">Equipo</th>
          <Head short="J" title="Jugados" />
          <Head short="G" title="Ganados" />
          <Head short="E" title="Empatados" />
          {hasGoals && <Head short="Dif" title="Diferencia de goles" />}
          {hasPoints && <Head short="Pts" title="Puntos" />}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ team, played, won, drawn, difference, points }) => (
          <tr key={team}>
            <th scope="row">
              <span className={`night-team ${TEAM_LOOKS[team]}`}>{teamLabel(team)}</span>
            </th>
            <td>{played}</td>
            <td>{won}</td>
            <td>{drawn}</td>
            {hasGoals && <td>{signed(difference ?? 0)}</td>}
            {hasPoints && <td>{points}</td>}
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

function signed(difference: number): string {
  return difference > 0 ? `+${difference}` : String(difference).replace('-', '−');
}
