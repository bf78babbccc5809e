import { cleanLine } from '@picadito/domain';
import { useState } from 'react';
import { useIsMounted } from '../../lib/use-is-mounted.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { toastError } from '../../ui/toast/toasts.ts';
import { storedWhatsapp } from '../stored-whatsapp.ts';
import type { PasteRow, RowProblem } from './paste-list-rows.ts';
import { afterAdding, afterRejection, NOBODY_ADDED, type PasteReview } from './paste-review.ts';
import type { PastedPlayer, PasteRejection, PasteTarget } from './paste-target.ts';

/**
 * Returns `add`, which adds reviewed rows, all or none, and also saves the list if its last argument is true. Then
 * `onEnd` receives the review of the remaining rows, or null if none remain. If the screen was left in the meantime, an
 * error shows as a toast.
 */
export function useAddRows(
  { country, onAdd, onSave = onAdd }: PasteTarget,
  onEnd: (review: PasteReview | null) => void,
) {
  const [isAdding, setAdding] = useState(false);
  const isMounted = useIsMounted();

  const add = useSingleFlight(
    async (review: PasteReview, rows: readonly PasteRow[], saves: boolean) => {
      setAdding(true);
      try {
        const rejection = await send(rows, review, saves);
        if (rejection && !isMounted()) toastError(rejection.sentence);
        onEnd(rejection ? afterRejection(review, rows, rejection) : afterAdding(review, rows));
      } finally {
        setAdding(false);
      }
    },
  );

  async function send(
    rows: readonly PasteRow[],
    { title, text }: PasteReview,
    saves: boolean,
  ): Promise<PasteRejection | null> {
    const { players, wrong } = await playersOf(rows, country);
    if (wrong.size > 0) return { sentence: NOBODY_ADDED, rows: wrong, isAnswered: true };
    return (saves ? onSave : onAdd)(players, title, text);
  }

  return { isAdding, add };
}

/**
 * Returns the rows as `players`, and the rows with an invalid number in `wrong`. The numbers are checked here again,
 * because the button may be tapped before the check that runs during typing has ended.
 */
async function playersOf(rows: readonly PasteRow[], country: string | null) {
  const players: PastedPlayer[] = [];
  const wrong = new Map<number, RowProblem>();
  for (const [place, { name, skillLevel, whatsapp, isKeeper }] of rows.entries()) {
    const stored = await storedWhatsapp(whatsapp, country);
    if (stored.ok)
      players.push({ name: cleanLine(name), skillLevel, whatsapp: stored.value.value, isKeeper });
    else wrong.set(place, { field: 'whatsapp', sentence: stored.error });
  }
  return { players, wrong };
}
