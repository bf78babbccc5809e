import type { AttendanceStatus, MatchPlayer } from '@picadito/domain';

type GroupTexts = {
  title: string;
  /** Of the phone's jump to it. */
  word: string;
  tone: string;
  /** Said of one without players; null hides it. */
  empty: (players: readonly MatchPlayer[]) => string | null;
};

/** The groups in their order. */
export const GROUPS: Record<AttendanceStatus, GroupTexts> = {
  pending: { title: 'Pendientes', word: 'Pendientes', tone: 'text-coin', empty: noPending },
  confirmed: {
    title: 'Confirmados',
    word: 'Van',
    tone: 'text-grass',
    empty: () => 'Todavía no confirmó nadie.',
  },
  declined: { title: 'No van', word: 'No van', tone: 'text-danger', empty: () => null },
};

function noPending(players: readonly MatchPlayer[]): string {
  return players.some(({ status }) => status === 'declined')
    ? 'Ya contestaron todos.'
    : 'Ya confirmaron todos.';
}
