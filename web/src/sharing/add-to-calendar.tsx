import type { Match } from '@picadito/domain';
import type { ReactNode } from 'react';
import { describeError } from '../sync/describe-error.ts';
import { toastError } from '../ui/toast/toasts.ts';
import { Icon } from '../ui/icon.tsx';

/**
 * Shows a button that downloads the calendar file of the match, which the device opens with its calendar. The code for
 * that loads with the tap.
 */
export function AddToCalendar({
  match,
  className,
  children,
}: {
  match: Match;
  className: string;
  /** Content of the button before its label, such as an icon. */
  children?: ReactNode;
}) {
  const add = () =>
    import('./save-calendar.ts')
      .then(({ saveCalendar }) => saveCalendar(match))
      .catch((error: unknown) => toastError(describeError(error)));
  return (
    <button type="button" className={className} onClick={() => void add()}>
      <Icon name="calendar" />
      <span className="flex flex-wrap gap-x-3 text-left leading-tight">
        {children}
        <span>Agregar al calendario</span>
      </span>
    </button>
  );
}
