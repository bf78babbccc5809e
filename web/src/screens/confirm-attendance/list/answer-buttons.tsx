import type { MatchPlayer } from '@picadito/domain';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';

/**
 * Shows the buttons 'VA' and 'NO VA' of a player; a second tap on either makes the player pending. From 768 px on, 'VA'
 * has the label CONFIRMAR, or CANCELAR for a confirmed player. Accessible names begin with the visible word, so that
 * voice control finds the buttons.
 */
export function AnswerButtons({
  player: { name, status },
  onConfirm,
  onDecline,
}: {
  player: Pick<MatchPlayer, 'name' | 'status'>;
  onConfirm: () => void;
  onDecline: () => void;
}) {
  const isConfirmed = status === 'confirmed';
  const isDeclined = status === 'declined';
  return (
    <>
      <button
        type="button"
        aria-pressed={isConfirmed}
        onClick={onConfirm}
        className={classNames(
          'answer-button min-w-15 border-grass max-[359px]:min-w-12 md:min-w-26',
          isConfirmed ? 'bg-grass text-void' : 'text-grass hover:bg-raised',
        )}
      >
        <span className="md:hidden">VA</span>
        {isConfirmed && <Icon name="check" className="md:hidden" />}
        <span className="max-md:hidden">{isConfirmed ? 'CANCELAR' : 'CONFIRMAR'}</span>
        <span className="sr-only"> {name}</span>
      </button>
      <button
        type="button"
        role="switch"
        aria-checked={isDeclined}
        onClick={onDecline}
        className={classNames(
          'answer-button whitespace-nowrap',
          isDeclined ? 'border-danger bg-danger-fill text-white' : 'border-line hover:bg-raised',
        )}
      >
        NO VA<span className="sr-only"> {name}</span>
      </button>
    </>
  );
}
