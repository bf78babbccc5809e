import { type Match, matchToRepeat, rematchDate, shortDate } from '@picadito/domain';
import { useMemo } from 'react';
import { useHomeLists } from '../../home/home.ts';
import { useRematch } from '../../matches/rematch/use-rematch.tsx';
import { browserTimeZone } from '../../lib/clock.ts';
import { Icon } from '../../ui/icon.tsx';
import { ownerText } from '../../helpers/may.ts';

/** Card that creates a rematch of the last match in two taps; nothing is rendered if there is no match to repeat. */
export function RematchCard({ matches, now }: { matches: readonly Match[]; now: number }) {
  const { offer, dialog } = useRematch();
  const lists = useHomeLists().data;
  // Computing with time zones is slow, and each tap on the card renders it again.
  const [match, date] = useMemo(() => {
    const played = matchToRepeat(matches, now);
    const organiserZone = browserTimeZone();
    return [played, played && rematchDate(played, { matches, now, organiserZone })];
  }, [matches, now]);
  return (
    <>
      {match && date && (
        <button type="button" className="rematch" onClick={() => offer(match)}>
          <Icon name="repeat" size={36} className="text-grass big-text:hidden" />
          <span className="min-w-0 grow">
            <span className="block font-display text-d2 tracking-wide">REVANCHA</span>
            <span className="flex flex-wrap gap-x-3">
              {[
                shortDate(date).slice(0, -5),
                match.time,
                match.location,
                lists?.find(({ id }) => id === match.listId)?.name,
                ownerText(match),
              ].map((part, place) => part && <span key={place}>{part}</span>)}
            </span>
          </span>
          <Icon name="right" className="big-text:hidden" />
        </button>
      )}
      {dialog}
    </>
  );
}
