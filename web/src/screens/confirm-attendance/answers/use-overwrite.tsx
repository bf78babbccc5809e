import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { readAnswers } from '../../../waitlist/answers.ts';
import { useLazyDialog } from '../../../forms/use-lazy-dialog.ts';
import { useEventCallback } from '../../../lib/use-event-callback.ts';
import type { OfferOverwrite } from '../../../attendance/attendance.ts';
import type { Overwrite } from './overwrite-dialog.tsx';

/**
 * Returns `offer`, which opens a dialog after a change was refused because the player had answered by the link, and
 * `question`, the dialog, which asks whether to make the change again. `nameOf` returns the short name of a player.
 */
export function useOverwrite(
  matchId: string,
  nameOf: (playerId: string) => string,
): {
  question: ReactNode;
  offer: OfferOverwrite;
} {
  const client = useQueryClient();
  const [open, setOpen] = useState<Overwrite | null>(null);
  const { Dialog, whenLoaded } = useLazyDialog(() =>
    import('./overwrite-dialog.tsx').then((code) => code.OverwriteDialog),
  );

  const offer: OfferOverwrite = useEventCallback(async ({ playerId, apply }) => {
    const answers = await readAnswers(client, matchId).catch(() => null);
    const answer = answers?.answers.find((one) => one.playerId === playerId);
    if (!answer || answer.source === 'organiser') return false;
    await whenLoaded(() => setOpen({ name: nameOf(playerId), answer, apply }));
    return true;
  });

  return {
    question: Dialog && <Dialog question={open} onClose={() => setOpen(null)} />,
    offer,
  };
}
