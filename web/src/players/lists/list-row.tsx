import { formatTimestampDate, type PlayersList } from '@picadito/domain';
import { browserTimeZone } from '../../lib/clock.ts';
import { Icon } from '../../ui/icon.tsx';
import { playersText } from '../players-text.ts';
import { ownerText } from '../../helpers/may.ts';

/** Shows a list as a row that is one button; `current` marks the selected list. */
export function ListRow({
  list,
  current = false,
  onChoose,
}: {
  list: PlayersList;
  current?: boolean;
  onChoose: () => void;
}) {
  return (
    <li>
      <button
        type="button"
        aria-current={current ? 'true' : undefined}
        onClick={onChoose}
        className="flex min-h-16 w-full items-center gap-3 border-l-4 border-transparent bg-raised px-3 py-2 text-left hover:border-cyan focus-visible:outline-offset-2 aria-[current]:border-coin"
      >
        <Icon name="users" className={`big-text:hidden ${current ? 'text-coin' : 'text-mute'}`} />
        <span className="min-w-0 flex-1">
          <span className="block text-[1.0625rem] leading-snug font-bold">{list.name}</span>
          <span className="block text-sm text-mute tabular-nums">
            {playersText(list.playerCount)} ·{' '}
            {ownerText(list) ?? formatTimestampDate(list.createdAt, browserTimeZone())}
          </span>
        </span>
        <Icon name="right" className="text-coin big-text:hidden" />
      </button>
    </li>
  );
}
