import type { MatchPlayer } from '@picadito/domain';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';

/** 'No va', for pending and confirmed players; a second tap makes the player pending. */
export function DeclineButton({
  player: { name, status },
  onPress,
}: {
  player: Pick<MatchPlayer, 'name' | 'status'>;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={status === 'declined'}
      aria-label={`No va ${name}`}
      onClick={onPress}
      className={classNames(
        'flex w-14 shrink-0 flex-col items-center justify-center border-l-4 border-raised',
        'hover:bg-raised focus-visible:-outline-offset-3',
        status === 'declined' ? 'bg-raised text-danger' : 'text-mute',
      )}
    >
      <Icon name="close" />
      <span className="text-sm font-bold whitespace-nowrap">NO VA</span>
    </button>
  );
}
