import type { Ref, SelectHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { CONTROL_CLASS } from './text-input.tsx';

export function Select({
  className,
  ref,
  children,
  ...rest
}: SelectHTMLAttributes<HTMLSelectElement> & { ref?: Ref<HTMLSelectElement> }) {
  return (
    <span className={classNames('relative block', className)}>
      <select
        {...rest}
        ref={ref}
        className={`${CONTROL_CLASS} appearance-none truncate pr-12 forced-colors:appearance-auto`}
      >
        {children}
      </select>
      <Icon name="down" className="select-mark" />
    </span>
  );
}
