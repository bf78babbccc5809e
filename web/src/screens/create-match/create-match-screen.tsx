import { useSearchParams, useLocation } from 'wouter';
import { EditMatch } from './edit-match.tsx';
import { type Match, type MatchInput, MESSAGES, rematchDate } from '@picadito/domain';
import { useCreateMatch } from '../../matches/create-match.ts';
import { useMatches, useMatch, MATCH_FAILURES } from '../../matches/matches.ts';
import { browserTimeZone } from '../../lib/clock.ts';
import { paths } from '../../lib/paths.ts';
import { useSelectedList } from '../../players/lists/lists.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { matchChoices } from './chip-choices.ts';
import { useCostOfNewMatch } from './cost-of-new-match.tsx';
import { MatchEditor } from './match-editor.tsx';
import { newMatchResolver, useMatchForm } from './match-form.ts';
import { type MatchValues, NO_MATCH, valuesOf, weekdayOption } from './match-values.ts';
import { type FormEvent, useState } from 'react';
import { filledBy } from './match-message.ts';
import { usualFormat } from '../../matches/format/format-values.ts';
import { usePasteMessage } from './use-paste-message.tsx';
import { useMatchMessage } from './use-match-message.ts';
import { useSettledMatches } from '../../matches/use-settled-matches.ts';
import { isId } from '../../lib/ids.ts';
import { Loading } from '../../ui/loading.tsx';

/**
 * Shows the form of a match: `?matchId=` edits that match, and `?rematch=` repeats it
 * (docs/specification.md#create-match).
 */
export function CreateMatchScreen() {
  const [search] = useSearchParams();
  const matchId = search.get('matchId');
  if (matchId) return <EditMatch key={matchId} matchId={matchId} />;
  const repeated = search.get('rematch');
  return repeated ? <RepeatMatch key={repeated} matchId={repeated} /> : <NewMatch />;
}

/**
 * Sentence that explains the form. Phones leave it out, so that the field for the place is visible above the button.
 */
const LEAD = (
  <span className="max-md:hidden">
    Cuándo, dónde y con quiénes. Después confirmás a los que van.
  </span>
);

type Rematch = { match: Match; start: MatchValues } | undefined;

/**
 * Form of a new match, which for a rematch begins with the values of the earlier match. After the match is created, the
 * screen that adds players follows.
 */
function NewMatch({ rematch }: { rematch?: Rematch }) {
  const matches = useMatches();
  const { message, fillIn, cost, usual, isCreating, form, formProps, submit, refuse, today } =
    useNewMatch(rematch, matches.data ?? []);
  const paste = usePasteMessage((read) => fillIn(form, read));
  const choices = matches.isPending ? null : matchChoices(matches.data ?? [], today);
  return (
    <Page title="Nuevo partido" lead={LEAD}>
      {/* The chips of the fields come from the matches, and would move the fields if they came later. */}
      {matches.isPending && matches.isFetching ? (
        <Loading text="Cargando listas..." />
      ) : (
        <form {...formProps} onSubmit={(event) => void submit(event)}>
          <MatchEditor
            {...{ form, refuse, today, choices }}
            {...(!rematch && { message, action: paste.button })}
            usual={usual(form.watch('listId'))}
            more={cost.field}
            isMoreOpen={cost.isOpen}
            button={
              <Button type="submit" loading={isCreating}>
                <Icon name="flag" />
                CREAR PARTIDO
              </Button>
            }
          />
        </form>
      )}
      {paste.dialog}
    </Page>
  );
}

/**
 * Returns the form of a new match, filled in from the match to repeat or from a pasted message if there is one, and the
 * field for the cost of the match.
 */
function useNewMatch(rematch: Rematch, matches: readonly Match[]) {
  const { create, isCreating } = useCreateMatch();
  const timeZone = rematch?.match.timeZone ?? browserTimeZone();
  const [, selectList] = useSelectedList();
  const [, navigate] = useLocation();
  const { message, fillIn, forget } = useMatchMessage();
  const usual = (listId: string) => usualFormat(matches, listId);
  const shown = useMatchForm<MatchInput>({
    ...(rematch
      ? { draft: `rematch-${rematch.match.id}`, start: rematch.start, isChange: true }
      : {
          draft: 'match',
          start: NO_MATCH,
          complete: (values) => filledBy(message, values),
        }),
    resolverOf: (todayNow) => newMatchResolver(todayNow, usual),
    send: (match) => create({ ...match, timeZone }),
    saving: isCreating,
    done: 'Partido creado correctamente',
    onSaved: (match) => {
      forget();
      cost.send(match);
      selectList(match.listId);
      navigate(paths.addPlayers);
    },
    failures: { action: MATCH_FAILURES.create, signedOut: MESSAGES.matchSignedOut },
  });
  const cost = useCostOfNewMatch(shown.form, {
    message: rematch ? null : message,
    draftName: rematch ? `rematch-cost-${rematch.match.id}` : 'new-match-cost',
  });

  /** Creates the match, unless the cost is unclear. */
  async function submit(event: FormEvent): Promise<void> {
    if (!cost.isUnclear) return shown.formProps.onSubmit(event);
    event.preventDefault();
    cost.refuse(await shown.form.trigger(undefined, { shouldFocus: true }));
  }

  return { ...shown, submit, message, fillIn, cost, usual, isCreating };
}

/**
 * Form of a new match that repeats the match `matchId`: it has the same place, time and list, and a later date. If that
 * match or the list of matches cannot be loaded, the form is empty.
 */
function RepeatMatch({ matchId }: { matchId: string }) {
  const { matches, isFailed } = useSettledMatches();
  const listed = matches?.find(({ id }) => id === matchId);
  const alone = useMatch(matches && !listed && isId(matchId) ? matchId : null);
  if ((!matches && !isFailed) || alone.isLoading) return <Loading />;
  const match = listed ?? alone.data;
  return match && matches ? <Filled match={match} matches={matches} /> : <NewMatch />;
}

function Filled({ match, matches }: { match: Match; matches: readonly Match[] }) {
  const [start] = useState(() => {
    const organiserZone = browserTimeZone();
    const date = rematchDate(match, { matches, now: Date.now(), organiserZone });
    return { ...valuesOf(match), date, isRecurring: false, recurringDay: weekdayOption(date) };
  });
  return <NewMatch rematch={{ match, start }} />;
}
