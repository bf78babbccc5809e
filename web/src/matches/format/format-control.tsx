import { type MatchFormat, pick } from '@picadito/domain';
import type { ReactNode } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { FormatFields } from './format-fields.tsx';
import { type FormatValues, isFormatName, NO_FORMAT } from './format-values.ts';

const NAMES = Object.keys(NO_FORMAT) as (keyof FormatValues)[];

/**
 * Control for the format of a match, in a form that its screen provides by `FormProvider`. `more` is further content
 * under 'Más'.
 */
export function FormatControl({
  usual,
  mark,
  more,
  isMoreOpen,
}: {
  /** The format that the form begins with. */
  usual: MatchFormat;
  /** Text next to the label that says where the values come from, such as 'del mensaje'. */
  mark?: string | undefined;
  more?: ReactNode;
  isMoreOpen?: boolean;
}) {
  const form = useFormContext<FormatValues>();
  const { control } = form;
  const { errors } = form.formState;
  const focus = {
    perSide: useController({ control, name: 'perSide' }).field.ref,
    courtMinutes: useController({ control, name: 'courtMinutes' }).field.ref,
    gameMinutes: useController({ control, name: 'gameMinutes' }).field.ref,
    gameGoals: useController({ control, name: 'gameGoals' }).field.ref,
  };
  function change(changes: Partial<FormatValues>): void {
    for (const [name, value] of Object.entries(changes)) {
      if (isFormatName(name)) form.setValue(name, value);
    }
    form.clearErrors(NAMES);
  }
  return (
    <FormatFields
      values={pick({ ...NO_FORMAT, ...useWatch({ control }) }, NAMES)}
      errors={Object.fromEntries(NAMES.map((name) => [name, errors[name]?.message]))}
      onChange={change}
      {...{ usual, focus, mark, more, isMoreOpen }}
    />
  );
}
