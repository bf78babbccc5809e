import { useState } from 'react';
import { useLazyDialog } from '../forms/use-lazy-dialog.ts';
import type { NamesakeQuestion } from './namesake-dialog.tsx';
import { namesakeIn } from './player-rules.ts';

/**
 * Returns `mayName` and `dialog`. `mayName` resolves to true if no player of the list has the given name; otherwise it
 * asks the organiser in the dialog and resolves to the answer, or to false if the dialog cannot load. `dialog` must be
 * rendered outside of the form.
 */
export function useNamesakeQuestion(
  players: readonly { name: string }[],
  about: NamesakeQuestion['about'] = 'add',
) {
  const [question, setQuestion] = useState<NamesakeQuestion | null>(null);
  const { Dialog, whenLoaded } = useLazyDialog(() =>
    import('./namesake-dialog.tsx').then((code) => code.NamesakeDialog),
  );

  const mayName = (name: string) =>
    new Promise<boolean>((answer) => {
      const known = namesakeIn(players, name)?.name;
      if (known === undefined) {
        answer(true);
        return;
      }
      let isOpen = false;
      void whenLoaded(() => {
        isOpen = true;
        setQuestion({ known, about, answer });
      }).then(() => isOpen || answer(false));
    });

  return {
    mayName,
    dialog: Dialog && <Dialog question={question} onClose={() => setQuestion(null)} />,
  };
}
