import { longDate, MESSAGES } from '@picadito/domain';
import { useCreateMatch } from '../../matches/create-match.ts';
import { useOrganiser } from '../../account/organiser.ts';
import { restoreValues } from '../../forms/draft.ts';
import { useDraftForm } from '../../forms/use-draft-form.ts';
import { fieldErrors } from '../../sync/field-errors.ts';
import { failureSentence } from '../../sync/failure-sentence.ts';
import {
  SERIES_FAILURES,
  afterCreating,
  firstDate,
  isFieldName,
  NO_SERIES,
  type Series,
  type SeriesValues,
} from './recurring-form.ts';
import { useIsMounted } from '../../lib/use-is-mounted.ts';
import { toast, toastError } from '../../ui/toast/toasts.ts';
import { seriesResolver } from './series-rules.ts';

const clock = () => Date.now();

/**
 * Returns the form of a new weekly match, whose input is stored as a draft. Only one save runs at a time. The first
 * match is on the next date with the chosen weekday.
 */
export function useSeriesForm() {
  const { user, timeZone } = useOrganiser();
  const { create, isCreating } = useCreateMatch();
  const isMounted = useIsMounted();
  const { form, formProps, draft, refuse } = useDraftForm<SeriesValues, Series>({
    uid: user?.uid ?? '',
    name: 'recurring-match',
    read: (stored) => restoreValues(stored, NO_SERIES),
    resolver: seriesResolver,
    save,
    saving: isCreating,
    emptied: ({ listId }) => ({ ...NO_SERIES, listId }),
  });

  async function save(series: Series, typed: SeriesValues): Promise<void> {
    if (isCreating) return;
    const date = firstDate(series, timeZone, clock());
    try {
      await create({
        ...series,
        date,
        isRecurring: true,
        timeZone,
      });
    } catch (error) {
      showFailure(error);
      return;
    }
    // If the user has left the screen and returned, another form is on screen, and its input is in the draft.
    const current = isMounted() ? form.getValues() : restoreValues(draft.read(), typed);
    const next = afterCreating(typed, current);
    form.reset(next, { keepFieldsRef: true });
    if (next.location === '') draft.clear();
    toast({
      title: 'Éxito',
      description: `Partido recurrente creado correctamente. El primero: ${longDate(date)}.`,
    });
  }

  function showFailure(error: unknown): void {
    for (const { path, message } of fieldErrors(error)) {
      if (isFieldName(path)) form.setError(path, { message }, { shouldFocus: true });
    }
    toastError(
      failureSentence(error, {
        action: SERIES_FAILURES.create,
        signedOut: MESSAGES.matchSignedOut,
      }),
    );
  }

  return { form, formProps, refuse, timeZone, creating: isCreating };
}
