import { longDate } from '@picadito/domain';
import { Icon } from '../ui/icon.tsx';

/**
 * When and where: weekday and date, time, place. `compact` stands beside a match selector, which says
 * when by itself: phones show the place only.
 */
export function MatchSummary({
  match,
  compact = false,
}: {
  match: { date: string; time: string; location: string };
  compact?: boolean;
}) {
  const when = compact ? 'max-md:hidden' : '';
  return (
    <ul className="flex flex-col gap-2">
      <li className={`flex items-start gap-2.5 ${when}`}>
        <Icon name="calendar" className="h-[1lh] text-coin" />
        <span>{longDate(match.date)}</span>
      </li>
      <li className={`flex items-start gap-2.5 ${when}`}>
        <Icon name="clock" className="h-[1lh] text-coin" />
        <span className="tabular-nums">{match.time}</span>
      </li>
      <li className="flex items-start gap-2.5">
        <Icon name="pin" className="h-[1lh] text-coin" />
        <span className="min-w-0">{match.location}</span>
      </li>
    </ul>
  );
}
