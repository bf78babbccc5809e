import type { MatchPlayer } from '@picadito/domain';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';

/** 'No va', beside who is pending or confirmed; once more, and he is pending. */
export function DeclineButton({
  player: { name, declined },
  onPress,
}: {
  player: Pick<MatchPlayer, 'name' | 'declined'>;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={declined}
      aria-label={`No va ${name}`}
      onClick={onPress}
      className={classNames(
        'flex w-14 shrink-0 flex-col items-center justify-center border-l-4 border-raised',
        'hover:bg-raised focus-visible:-outline-offset-3',
        declined ? 'bg-raised text-danger' : 'text-mute',
      )}
    >
      <Icon name="close" />
      <span className="text-sm font-bold whitespace-nowrap">NO VA</span>
    </button>
  );
}
