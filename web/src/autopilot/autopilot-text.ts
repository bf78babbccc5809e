import {
  changeMessage,
  lineUpChange,
  type Match,
  type MatchPlayer,
  type Autopilot,
  mapTeams,
  teamsFromWire,
  type TeamsOnWire,
  type TeamStep,
} from '@picadito/domain';
import { untilText } from '../waitlist/when-text.ts';

type Step = Autopilot['steps'][number];

/**
 * Reasons why the autopilot stopped, by the kind of the step that records the stop. A stop by any other kind of step
 * means that somebody undid the autopilot's work.
 */
const STOPS: Partial<Record<Step['kind'], string>> = {
  'teams-changed': 'cambiaron los equipos',
  'attendance-changed': 'cambió la asistencia',
};

/** Returns a short text for the state of the autopilot. `today` is YYYY-MM-DD. */
export function stateText({ state, actsAt, going }: Autopilot, today: string): string {
  switch (state) {
    case 'off':
      return 'apagado';
    case 'asleep':
      return 'en pausa';
    case 'waiting':
      return `arma los equipos ${untilText(actsAt, today)}`;
    case 'due':
      return 'está armando los equipos';
    case 'few':
      return `Somos ${going}: ¿se juega?`;
    case 'own-teams':
      return 'los equipos ya están armados';
    case 'flying':
      return 'armó los equipos y los cuida';
    case 'stopped':
      return 'paró en este partido';
    case 'over':
      return 'vuelve con el próximo partido';
  }
}

/**
 * Returns a text for a state in which the organiser has to act; null in every other state. These states are too few
 * players, a paused autopilot, and a stopped one.
 */
export function noticeText({ state, going, steps }: Autopilot): string | null {
  if (state === 'few') return `Somos ${going}: ¿se juega?`;
  if (state === 'asleep') return 'El piloto está en pausa: hay que reanudarlo';
  if (state !== 'stopped') return null;
  const why = steps[0] && STOPS[steps[0].kind];
  return `El piloto paró: ${why ?? 'se deshizo lo que hizo'}`;
}

/** Returns the latest step of the autopilot that can be undone if it made or repaired the teams; null otherwise. */
export function teamStepIn({ steps }: Autopilot): TeamStep | null {
  const last = steps.find(({ canBeUndone }) => canBeUndone);
  if (last?.kind !== 'formed' && last?.kind !== 'repaired') return null;
  return { at: last.at, kind: last.kind };
}

/** Returns what the autopilot did in one step. */
export function stepText(
  { kind, before, after }: Step,
  match: Match,
  players: readonly MatchPlayer[],
): string {
  if (kind === 'formed') return 'Armó los equipos';
  const why = STOPS[kind];
  if (why !== undefined || !before || !after) return `Paró: ${why ?? ''}`;
  const names = new Map(players.map(({ id, name }) => [id, name]));
  const named = (wire: TeamsOnWire) =>
    mapTeams(teamsFromWire(wire), (id) => ({ id, name: names.get(id) ?? 'Alguien' }));
  return changeLines(match, lineUpChange(named(before), named(after)));
}

/**
 * Returns the changes of a line-up as one line. It is the message for the group without its first line, which names the
 * match.
 */
export function changeLines(match: Match, change: ReturnType<typeof lineUpChange>): string {
  const [, ...lines] = changeMessage(match, change, null).split('\n');
  return lines.join(' ');
}
