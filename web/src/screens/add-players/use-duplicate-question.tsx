import { useState } from 'react';
import { useLazyDialog } from '../../forms/use-lazy-dialog.ts';
import { isDuplicate } from '../../players/player-rules.ts';
import type { DuplicateQuestion } from './duplicate-dialog.tsx';

/**
 * Returns `mayAdd` and `dialog`. `mayAdd` resolves to true if no player of the list has the name; otherwise it asks the
 * organiser in the dialog and resolves to the answer. `dialog` must be rendered outside of the form.
 */
export function useDuplicateQuestion(players: readonly { name: string }[] = []) {
  const [question, setQuestion] = useState<DuplicateQuestion | null>(null);
  const { Dialog, whenLoaded } = useLazyDialog(() =>
    import('./duplicate-dialog.tsx').then((m) => m.DuplicateDialog),
  );

  const mayAdd = (name: string) =>
    new Promise<boolean>((answer) => {
      if (!isDuplicate(players, name)) {
        answer(true);
        return;
      }
      let isOpen = false;
      void whenLoaded(() => {
        isOpen = true;
        setQuestion({ name, answer });
      }).then(() => isOpen || answer(false));
    });

  return {
    mayAdd,
    dialog: Dialog && <Dialog question={question} onClose={() => setQuestion(null)} />,
  };
}
