import type { TeamPlace } from '../teams/teams.ts';
import type { Assignment, LineUpChange } from '../teams/line-up-change.ts';
import { linkOfDay } from './group-call.ts';
import { longDate } from '../time/dates.ts';
import { nameList } from '../text/text-line.ts';
import { normaliseTime } from '../time/times.ts';

/**
 * Returns the message that tells the group what has changed in the line-up, in two to six lines of plain text.
 * Unchanged players are not mentioned. `link` is the group link, or null while it is off.
 */
export function changeMessage(
  { date, time }: { date: string; time: string },
  change: LineUpChange,
  link: string | null,
): string {
  const when = `${longDate(date).toLowerCase()} a las ${normaliseTime(time) ?? time}`;
  const more = link === null ? [] : [`Mirá tu equipo: ${linkOfDay(link, date)}`];
  return [`Cambios para el ${when}`, ...changeSentences(change), ...more].join('\n');
}

/** Returns one sentence for the players who left, and one each for those who arrived, entered or changed sides. */
export function changeSentences(change: LineUpChange): string[] {
  const { arrived, entered, moved } = change;
  return [
    leavers(change),
    arrived.length > 0 && `${verb(arrived, 'Se suma', 'Se suman')} ${placed(arrived)}.`,
    entered.length > 0 && `${verb(entered, 'Entra', 'Entran')} ${placed(entered)}.`,
    moved.length > 0 && `${verb(moved, 'Pasa', 'Pasan')} ${moves(moved)}.`,
  ].filter((sentence) => typeof sentence === 'string');
}

const PLACES: Record<TeamPlace, { in: string; to: string }> = {
  claro: { in: 'en Claro', to: 'a Claro' },
  oscuro: { in: 'en Oscuro', to: 'a Oscuro' },
  naranja: { in: 'en Naranja', to: 'a Naranja' },
  verde: { in: 'en Verde', to: 'a Verde' },
  suplente: { in: 'de suplente', to: 'al banco' },
};

function leavers({ left: gone, fewer, sizes }: LineUpChange): string | null {
  if (gone.length === 0) return null;
  const who = `${gone.length === 1 ? 'Se bajó' : 'Se bajaron'} ${nameList(gone)}.`;
  const each = Object.values(sizes).map(String);
  const left = each.length === 2 ? each.join(' contra ') : nameList(each);
  return fewer ? `${who} Quedan ${left}.` : who;
}

function verb(some: readonly unknown[], one: string, several: string): string {
  return some.length === 1 ? one : several;
}

/** Returns the names of players with their teams, as in 'Ana en Claro y Beto de suplente'. */
function placed(some: readonly Assignment[]): string {
  return nameList(some.map(({ name, to }) => `${name} ${PLACES[to].in}`));
}

function moves(some: readonly Assignment[]): string {
  return nameList(some.map(({ name, to }) => `${name} ${PLACES[to].to}`));
}
