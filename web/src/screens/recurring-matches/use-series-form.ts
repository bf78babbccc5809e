import { longDate, type Match, MESSAGES } from '@picadito/domain';
import { useCreateMatch } from '../../matches/create-match.ts';
import { fieldOf, usualFormat } from '../../matches/format/format-values.ts';
import { useMatches } from '../../matches/matches.ts';
import { useOrganiser } from '../../account/organiser.ts';
import { restoreValues } from '../../forms/draft.ts';
import { useDraftForm } from '../../forms/use-draft-form.ts';
import { showFailure } from '../../forms/show-failure.ts';
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
import { toast } from '../../ui/toast/toasts.ts';
import { bringIntoSight } from '../../lib/bring-into-sight.ts';
import { rowOfSeries } from './series-row.tsx';
import { seriesResolver } from './series-rules.ts';

const SENTENCES = { action: SERIES_FAILURES.create, signedOut: MESSAGES.matchSignedOut };
const clock = () => Date.now();

/**
 * Returns the form of a new weekly match, whose input is stored as a draft. Only one save runs at a time. The first
 * match is on the next date with the chosen weekday.
 */
export function useSeriesForm() {
  const { user, timeZone } = useOrganiser();
  const { create, isCreating } = useCreateMatch();
  const isMounted = useIsMounted();
  const matches = useMatches().data ?? [];
  const usual = (listId: string) => usualFormat(matches, listId);
  const { form, formProps, draft, refuse } = useDraftForm<SeriesValues, Series>({
    uid: user?.uid ?? '',
    name: 'recurring-match',
    read: (stored) => restoreValues(stored, NO_SERIES),
    resolver: seriesResolver(usual),
    save,
    saving: isCreating,
    emptied: ({ listId }) => ({ ...NO_SERIES, listId }),
  });

  async function save(series: Series, typed: SeriesValues): Promise<void> {
    if (isCreating) return;
    const date = firstDate(series, timeZone, clock());
    let created: Match;
    try {
      created = await create({
        ...series,
        date,
        isRecurring: true,
        timeZone,
      });
    } catch (error) {
      showFailure(error, SENTENCES, (path, message) => {
        const field = isFieldName(path) ? path : fieldOf(path);
        if (field) form.setError(field, { message }, { shouldFocus: true });
        return field !== null;
      });
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
    bringIntoSight(() => rowOfSeries(created.id));
  }

  const format = usual(form.watch('listId'));
  return { form, formProps, refuse, timeZone, usual: format, creating: isCreating };
}
