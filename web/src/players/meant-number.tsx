import { TEXT_ACTION } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/**
 * Asks whether the organiser means the international number `number` by a number typed without a plus. A tap takes the
 * international number.
 */
export function MeantNumber({ number, onTake }: { number: string; onTake: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <span>¿Es {number}?</span>
      <button type="button" className={TEXT_ACTION} onClick={onTake}>
        <Icon name="check" />
        SÍ, ES ESE
      </button>
    </div>
  );
}
