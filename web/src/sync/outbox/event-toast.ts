import type { OutboxEvent } from './sender.ts';
import { rejectionSentence } from './rejection-sentence.ts';
import type { ToastInput } from '../../ui/toast/toasts.ts';

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
        description: rejectionSentence(event.rejected),
        tone: 'bad',
      };
  }
}
