import type { PlayerInput, SkillLevel } from '@picadito/domain';
import type { ReactNode } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { Field } from '../ui/inputs/field.tsx';
import { TextInput } from '../ui/inputs/text-input.tsx';
import type { PlayerValues } from './player-form.ts';
import { SkillPicker } from './skill-picker.tsx';
import { WhatsappField } from './whatsapp-field.tsx';

type PlayerFieldsProps = {
  form: UseFormReturn<PlayerValues, unknown, PlayerInput>;
  names: Record<SkillLevel, string>;
  country: string | null;
  whatsappLabel: string;
  /** Submit button, shown below the fields, or next to the last field if the screen is wide enough. */
  submit?: ReactNode;
};

/** Shows the fields for the name, level and number of a player; an error disappears once its field is changed. */
export function PlayerFields({ form, names, country, whatsappLabel, submit }: PlayerFieldsProps) {
  const { errors } = form.formState;
  // The fields are registered in the order of the screen, so that the first wrong one gets the focus.
  const name = useController({ control: form.control, name: 'name' });
  const level = useController({ control: form.control, name: 'skillLevel' });
  const whatsapp = useController({ control: form.control, name: 'whatsapp' });
  return (
    <div className="flex flex-col gap-3">
      <Field label="Nombre" error={errors.name?.message}>
        {(aria) => (
          <TextInput
            {...aria}
            {...name.field}
            onChange={(event) => {
              form.clearErrors('name');
              name.field.onChange(event);
            }}
            autoComplete="off"
            autoCapitalize="words"
            enterKeyHint="done"
          />
        )}
      </Field>
      <SkillPicker
        legend="Nivel"
        names={names}
        value={level.field.value}
        onChange={level.field.onChange}
        error={errors.skillLevel?.message}
      />
      <div className="flex flex-col gap-4 lg:flex-row lg:gap-5">
        <div className="min-w-0 flex-1">
          <WhatsappField
            label={whatsappLabel}
            value={whatsapp.field.value}
            country={country}
            error={errors.whatsapp?.message}
            inputRef={whatsapp.field.ref}
            onChange={(typed) => {
              form.clearErrors('whatsapp');
              whatsapp.field.onChange(typed);
            }}
            onProblem={(message, typed) => {
              if (form.getValues('whatsapp') === typed) form.setError('whatsapp', { message });
            }}
          />
        </div>
        {submit && <div className="flex flex-col *:grow-0 lg:pt-7.5">{submit}</div>}
      </div>
    </div>
  );
}
