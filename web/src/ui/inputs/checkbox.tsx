import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Icon } from '../icon.tsx';

export function Checkbox({
  label,
  ref,
  ...rest
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> & {
  label: ReactNode;
  ref?: Ref<HTMLInputElement>;
}) {
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-3">
      <span className="relative size-7 shrink-0">
        <input
          {...rest}
          ref={ref}
          type="checkbox"
          className="peer size-7 appearance-none field checked:border-coin checked:bg-coin focus-visible:outline-offset-2 forced-colors:appearance-auto"
        />
        <Icon
          name="check"
          className="pointer-events-none absolute top-0.5 left-0.5 hidden text-void peer-checked:block forced-colors:peer-checked:hidden"
        />
      </span>
      <span>{label}</span>
    </label>
  );
}
