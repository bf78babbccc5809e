import { useState } from 'react';
import { useLazyDialog } from '../forms/use-lazy-dialog.ts';
import type { NamesakeAnswer, NamesakeQuestion } from './namesake-dialog.tsx';
import { namesakeIn } from './player-rules.ts';

/**
 * Returns `askNamesake` and `dialog`. `askNamesake` resolves to 'another' if no player of the list has the given name;
 * otherwise it asks the organiser in the dialog and resolves to the answer, which is 'cancelled' if the dialog cannot
 * load. `dialog` must be rendered outside of the form.
 */
export function useNamesakeQuestion(
  players: readonly { name: string }[],
  about: NamesakeQuestion['about'] = 'add',
) {
  const [question, setQuestion] = useState<NamesakeQuestion | null>(null);
  const { Dialog, whenLoaded } = useLazyDialog(() =>
    import('./namesake-dialog.tsx').then((code) => code.NamesakeDialog),
  );

  const askNamesake = (name: string) =>
    new Promise<NamesakeAnswer>((answer) => {
      const known = namesakeIn(players, name)?.name;
      if (known === undefined) {
        answer('another');
        return;
      }
      let isOpen = false;
      void whenLoaded(() => {
        isOpen = true;
        setQuestion({ known, about, answer });
      }).then(() => isOpen || answer('cancelled'));
    });

  return {
    askNamesake,
    dialog: Dialog && <Dialog question={question} onClose={() => setQuestion(null)} />,
  };
}
