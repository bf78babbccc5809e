import type { Match } from '@picadito/domain';
import type { ReactNode } from 'react';
import { describeError } from '../sync/describe-error.ts';
import { toastError } from '../ui/toast/toasts.ts';
import { Icon } from '../ui/icon.tsx';

/** Hands the match to the device's calendar, alarm and all; how that is written comes with the tap. */
export function AddToCalendar({
  match,
  className,
  children,
}: {
  match: Match;
  className: string;
  /** What the button says before that. */
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
