import { longDate } from '@picadito/domain';
import { Icon } from '../ui/icon.tsx';

export function MatchSummary({
  match,
}: {
  match: { date: string; time: string; location: string };
}) {
  return (
    <ul className="flex flex-col gap-2">
      <li className="flex items-start gap-2.5">
        <Icon name="calendar" className="h-[1lh] text-coin" />
        <span>{longDate(match.date)}</span>
      </li>
      <li className="flex items-start gap-2.5">
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
