import { TEXT_ACTION } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';

/** Notice that says how a late change altered the teams, and a button that undoes it. */
export function LateNotice({ message, onUndo }: { message: string; onUndo: () => void }) {
  const [, ...lines] = message.split('\n');
  return (
    <div className="flex items-center justify-between gap-3">
      <p role="status" className="min-w-0 leading-snug text-pretty">
        {lines.join(' ')}
      </p>
      <button
        type="button"
        className={`${TEXT_ACTION} -my-1 shrink-0 border-2 border-line px-3`}
        onClick={onUndo}
      >
        <Icon name="undo" />
        DESHACER
      </button>
    </div>
  );
}
