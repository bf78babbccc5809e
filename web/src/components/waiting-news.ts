import { nameList, type Undone } from '@picadito/domain';
import type { News } from '../api/outbox.ts';
import type { ToastInput } from '../ui/toast/toasts.ts';

/** What was not done is to be read, ms. */
const LONG_MS = 20_000;

/** What one is told of changes that waited. */
export function waitingNews(news: News): ToastInput {
  switch (news.kind) {
    case 'waits':
      return {
        title: 'Sin señal',
        description: 'Quedó anotado y se manda solo cuando vuelva la señal.',
        tone: 'info',
      };
    case 'sent':
      return {
        title: 'Éxito',
        description:
          news.changes === 1
            ? 'Volvió la señal: se mandó el cambio que esperaba.'
            : `Volvió la señal: se mandaron los ${news.changes} cambios que esperaban.`,
      };
    case 'undone':
      return {
        title: 'Algo cambió mientras tanto',
        description: undoneSentences(news.undone).join(' '),
        tone: 'bad',
        duration: LONG_MS,
      };
  }
}

const REASONS: Record<Undone['why'], (whom: string) => string> = {
  changed: (whom) => `${whom}: otro dispositivo lo cambió antes, y quedó lo suyo.`,
  missing: (whom) => `${whom}: ya no está en el partido.`,
  failed: (whom) => `${whom}: no se pudo guardar. Probá de nuevo.`,
};

function undoneSentences(undone: readonly Undone[]): string[] {
  const byReason = Map.groupBy(undone, ({ why }) => why);
  return [...byReason].map(([why, ofReason]) => REASONS[why](concerned(ofReason)));
}

function concerned(undone: readonly Undone[]): string {
  const names = undone.map(({ change }) => (change.kind === 'teams' ? 'los equipos' : change.name));
  const list = nameList([...new Set(names)]);
  return list.charAt(0).toUpperCase() + list.slice(1);
}
