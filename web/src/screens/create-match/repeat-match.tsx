import { type Match, rematchDate } from '@picadito/domain';
import { useState } from 'react';
import { useMatch } from '../../matches/matches.ts';
import { useSettledMatches } from '../../matches/use-settled-matches.ts';
import { isId } from '../../lib/ids.ts';
import { browserTimeZone } from '../../lib/browser-time-zone.ts';
import { Loading } from '../../ui/loading.tsx';
import { valuesOf } from './edited-match.ts';
import { weekdayOption } from './match-form.ts';
import { NewMatch } from './new-match.tsx';

/**
 * Form of a new match that repeats the match `matchId`: it has the same place, time and list, and a later date. If that
 * match is not found, the form is empty.
 */
export function RepeatMatch({ matchId }: { matchId: string }) {
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
