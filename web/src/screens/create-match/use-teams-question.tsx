import type { Match, MatchUpdate } from '@picadito/domain';
import { type FormEvent, useState } from 'react';
import { sizesText } from '../../matches/format/format-text.ts';
import { typedFormat } from '../../matches/format/format-values.ts';
import { teamsQuestion } from '../../matches/format/saved-teams.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { MatchForm } from './match-form.ts';

/**
 * Returns `onSubmit`, which submits the form of a match, and before that asks in `dialog` if the format of saved teams
 * changes.
 */
export function useTeamsQuestion(
  match: Match,
  form: MatchForm<MatchUpdate>,
  submit: () => unknown,
) {
  const [isAsked, setAsked] = useState(false);
  const format = typedFormat(form.getValues(), match);
  const question = teamsQuestion(match, format);

  async function ask(): Promise<void> {
    if (teamsQuestion(match, typedFormat(form.getValues(), match)) && (await form.trigger()))
      setAsked(true);
    else submit();
  }

  return {
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void ask();
    },
    dialog: (
      <ConfirmDialog
        open={isAsked}
        title={`¿Pasa a ser ${sizesText(format)}?`}
        confirmLabel="SÍ, CAMBIAR"
        cancelLabel="No, dejarlo"
        onConfirm={() => {
          setAsked(false);
          submit();
        }}
        onCancel={() => setAsked(false)}
      >
        <p>
          {question?.isKept
            ? 'Los equipos guardados entran y quedan como están.'
            : 'Los equipos guardados no entran: en ARMAR EQUIPOS los armás de nuevo.'}
        </p>
      </ConfirmDialog>
    ),
  };
}
