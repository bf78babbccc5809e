import { zodResolver } from '@hookform/resolvers/zod';
import { type MatchInput, MESSAGES, todayIn } from '@picadito/domain';
import { useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { useLocation } from 'wouter';
import { useCreateMatch } from '../../api/matches.ts';
import { useOrganiser } from '../../api/organiser.ts';
import { useKeepTyped } from '../../components/use-keep-typed.ts';
import { fieldErrors } from '../../lib/describe-error.ts';
import { failureSentence } from '../../lib/failure-sentence.ts';
import { paths } from '../../lib/paths.ts';
import { useIsHere } from '../../lib/use-is-here.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { draftOf } from '../../state/draft.ts';
import { useLastMatch } from '../../state/last-match.ts';
import { useSelectedList } from '../../state/selected-list.ts';
import { toast, toastError } from '../../state/toasts.ts';
import { isFieldName, matchForm, type MatchValues, readValues, sameValues } from './match-form.ts';

const DRAFT = 'match';

/** The form of a new match: kept while it is typed, sent once, and on to the players. */
export function useMatchForm() {
  const { user, timeZone } = useOrganiser();
  const uid = user?.uid ?? '';
  const draft = draftOf(uid, DRAFT);
  const now = () => todayIn(timeZone, Date.now());
  const [today] = useState(now);
  const createMatch = useCreateMatch();
  const [, setLastMatch] = useLastMatch();
  const [, selectList] = useSelectedList();
  const [, navigate] = useLocation();
  const isHere = useIsHere();
  const form = useForm<MatchValues, unknown, MatchInput>({
    defaultValues: readValues(draft.read()),
    reValidateMode: 'onSubmit',
    // The page may stand open past midnight.
    resolver: (...typed) => zodResolver(matchForm(now()))(...typed),
  });

  useKeepTyped(form, uid, DRAFT);

  async function create(match: MatchInput): Promise<void> {
    if (!user) {
      toastError(MESSAGES.matchSignedOut);
      return;
    }
    const sent = { ...form.getValues() };
    try {
      const { date, time, location, listId, isRecurring, recurringDay = null } = match;
      const fields = { date, time, location, listId, isRecurring, recurringDay, timeZone };
      const created = await createMatch.mutateAsync(fields);
      setLastMatch(created.id);
      if (sameValues(readValues(draft.read()), sent)) draft.clear();
      toast({ title: 'Éxito', description: 'Partido creado correctamente' });
      if (!isHere()) return;
      selectList(listId);
      navigate(paths.addPlayers);
    } catch (error) {
      tell(error);
    }
  }

  function tell(error: unknown): void {
    for (const { path, message } of fieldErrors(error)) {
      if (isFieldName(path)) form.setError(path, { message }, { shouldFocus: true });
    }
    toastError(
      failureSentence(error, {
        action: 'No se pudo crear el partido. Intentá nuevamente.',
        signedOut: MESSAGES.matchSignedOut,
      }),
    );
  }

  const submit = useOneAtATime(
    form.handleSubmit(create, (errors) => toastError(firstSentence(errors))),
  );
  return { form, submit, today, creating: createMatch.isPending };
}

const FIELDS = ['date', 'time', 'location', 'listId', 'recurringDay'] as const;

function firstSentence(errors: FieldErrors<MatchValues>): string {
  return FIELDS.map((field) => errors[field]?.message).find(Boolean) ?? MESSAGES.matchIncomplete;
}
