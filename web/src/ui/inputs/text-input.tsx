import type { InputHTMLAttributes, Ref } from 'react';
import { classNames } from '../class-names.ts';

/** Classes of all inputs and selects. */
export const CONTROL_CLASS = classNames(
  'min-h-12 w-full min-w-0 rounded-none field px-3 text-ink',
  'placeholder:text-mute focus-visible:outline-offset-2 disabled:off',
  'aria-invalid:border-danger',
);

export function TextInput({
  className,
  ref,
  type = 'text',
  ...rest
}: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }) {
  return <input {...rest} ref={ref} type={type} className={classNames(CONTROL_CLASS, className)} />;
}
