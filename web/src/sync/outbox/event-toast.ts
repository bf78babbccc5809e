import { nameList, type RejectedChange } from '@picadito/domain';
import type { OutboxEvent } from './sender.ts';
import type { ToastInput } from '../../ui/toast/toasts.ts';

/** Returns the toast that tells the user about an event of the outbox. */
export function outboxToast(event: OutboxEvent): ToastInput {
  switch (event.kind) {
    case 'stalled':
      return {
        title: 'Sin señal',
        description: 'Quedó anotado y se manda solo cuando vuelva la señal.',
        tone: 'info',
      };
    case 'delivered':
      return {
        title: 'Éxito',
        description:
          event.changes === 1
            ? 'Volvió la señal: se mandó el cambio que esperaba.'
            : `Volvió la señal: se mandaron los ${event.changes} cambios que esperaban.`,
      };
    case 'rejected':
      return {
        title: 'Algo cambió mientras tanto',
        description: sentencesOf(event.rejected).join(' '),
        tone: 'bad',
      };
  }
}

const SENTENCES: Record<RejectedChange['reason'], (subject: string) => string> = {
  changed: (subject) => `${subject}: otro dispositivo lo cambió antes, y quedó lo suyo.`,
  missing: (subject) => `${subject}: ya no está en el partido.`,
  failed: (subject) => `${subject}: no se pudo guardar. Probá de nuevo.`,
};

const THINGS = { teams: 'los equipos', result: 'el resultado' };

function sentencesOf(rejected: readonly RejectedChange[]): string[] {
  const byReason = Map.groupBy(rejected, ({ reason }) => reason);
  return [...byReason].map(([reason, changes]) => SENTENCES[reason](subjectOf(changes)));
}

function subjectOf(rejected: readonly RejectedChange[]): string {
  const names = rejected.map(({ change }) =>
    change.kind === 'attendance' ? change.name : THINGS[change.kind],
  );
  const list = nameList([...new Set(names)]);
  return list.charAt(0).toUpperCase() + list.slice(1);
}
