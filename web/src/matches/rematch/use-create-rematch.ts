import { detailsOf, type Match, MESSAGES } from '@picadito/domain';
import { useState } from 'react';
import { useCreateMatch } from '../create-match.ts';
import { failureSentence } from '../../sync/failure-sentence.ts';
import { MATCH_FAILURES } from '../matches.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { useSelectedList } from '../../players/lists/lists.ts';

/**
 * Creates a match again on `date`. A double tap creates one match. `failure` holds the text of an error, after which
 * the user can try again.
 */
export function useCreateRematch(onCreated: (created: Match) => void) {
  const { create: createMatch, isCreating } = useCreateMatch();
  const [, selectList] = useSelectedList();
  const [failure, setFailure] = useState<string | null>(null);

  const create = useSingleFlight(async (match: Match, date: string) => {
    if (isCreating) return;
    setFailure(null);
    const plain = { isRecurring: false, recurringDay: null };
    try {
      const created = await createMatch({
        ...detailsOf(match),
        ...plain,
        date,
        listId: match.listId ?? '',
      });
      selectList(created.listId);
      onCreated(created);
    } catch (error) {
      const failed = { action: MATCH_FAILURES.create, signedOut: MESSAGES.matchSignedOut };
      setFailure(failureSentence(error, failed));
    }
  });
  return { create, failure };
}
