import type { SkillLevel } from '../players/skill-level.ts';
import { formatDate } from '../time/dates.ts';
import { normaliseTime } from '../time/times.ts';
import { linkOfDay } from './group-call.ts';

/** Type of a player of a shared line-up. Without a level the message shows none. */
type SharedPlayer = { name: string; skillLevel?: SkillLevel };

export type SharedTeams = {
  /** Date of the match as YYYY-MM-DD. */
  date: string;
  time: string;
  location: string;
  claro: readonly SharedPlayer[];
  oscuro: readonly SharedPlayer[];
  naranja?: readonly SharedPlayer[] | undefined;
  verde?: readonly SharedPlayer[] | undefined;
  suplente: readonly SharedPlayer[];
};

/**
 * Returns the line-up of a match as plain text to share (docs/specification.md#requests-and-messages). `link` is the
 * group link, or null while it is off. `money` is the line about what each player pays (`moneyLine`), or null.
 */
export function shareMessage(
  { date, time, location, ...teams }: SharedTeams,
  link: string | null,
  money: string | null = null,
): string {
  return [
    [
      'Equipos del Partido',
      `Fecha: ${formatDate(date)}`,
      `Hora: ${normaliseTime(time) ?? time}`,
      `Lugar: ${location}`,
    ],
    block('Equipo Claro', teams.claro),
    block('Equipo Oscuro', teams.oscuro),
    ...(teams.naranja ? [block('Equipo Naranja', teams.naranja)] : []),
    ...(teams.verde ? [block('Equipo Verde', teams.verde)] : []),
    ...(teams.suplente.length > 0 ? [block('Suplentes', teams.suplente)] : []),
    ...(money === null ? [] : [[money]]),
    ...(link === null ? [] : [[`Mirá tu equipo: ${linkOfDay(link, date)}`]]),
    ['Generado con Picadito'],
  ]
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

function block(title: string, players: readonly SharedPlayer[]): string[] {
  return [
    title,
    ...players.map(({ name, skillLevel }) => (skillLevel ? `${name} (Nivel ${skillLevel})` : name)),
  ];
}
