import { useId, type ReactNode } from 'react';
import { Icon } from '../icon.tsx';

export type FieldAria = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

/**
 * Connects a label, a control, a hint and an error for screen readers. `children` renders the control with the
 * attributes that it gets.
 */
export function Field({
  label,
  mark,
  hint,
  error,
  children,
}: {
  label: ReactNode;
  /** Says next to the label where the value comes from. */
  mark?: string | undefined;
  hint?: ReactNode;
  error?: string | null | undefined;
  children: (aria: FieldAria) => ReactNode;
}) {
  const id = useId();
  const described = [error && `${id}-error`, mark && `${id}-mark`, hint && `${id}-hint`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center gap-x-3">
        <label htmlFor={id} className="font-bold">
          {label}
        </label>
        {mark && (
          <span id={`${id}-mark`} className="field-mark">
            {mark}
          </span>
        )}
      </div>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-mute">
          {hint}
        </p>
      )}
      {error && (
        <div role="alert">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-2 font-bold text-danger">
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  );
}
