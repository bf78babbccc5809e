import type { MatchPlayer } from '@picadito/domain';
import type { AnswerGroup } from '../../../waitlist/answer-group.ts';

type GroupTexts = {
  title: string;
  /** Labels the button on phones that scrolls to the group. */
  word: string;
  tone: string;
  /** Returns the text for a group without players; null hides the group. */
  empty: (players: readonly MatchPlayer[]) => string | null;
};

/** Lists the groups in the order of the screen. */
export const GROUP_ORDER = ['pending', 'confirmed', 'queued', 'declined'] as const;

export const GROUPS: Record<AnswerGroup, GroupTexts> = {
  pending: { title: 'Pendientes', word: 'Pendientes', tone: 'text-coin', empty: noPending },
  confirmed: {
    title: 'Confirmados',
    word: 'Van',
    tone: 'text-grass',
    empty: () => 'Todavía no confirmó nadie.',
  },
  queued: { title: 'Suplentes', word: 'Suplentes', tone: 'text-cyan', empty: () => null },
  declined: { title: 'No van', word: 'No van', tone: 'text-danger', empty: () => null },
};

function noPending(players: readonly MatchPlayer[]): string {
  return players.every(({ status }) => status === 'confirmed')
    ? 'Ya confirmaron todos.'
    : 'Ya contestaron todos.';
}
