import type { Profile } from '@picadito/domain';
import { useMemo } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { WhatsappField } from '../../../players/whatsapp-field.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { type Country, countryChoices } from './countries.ts';
import type { ProfileForm } from './use-profile-form.ts';

/** Shows the fields of the organiser's data. The e-mail is read-only, because it belongs to the account. */
export function ProfileFields({ form, user }: { form: ProfileForm; user: Profile }) {
  const { errors } = form.formState;
  const { near, others } = useMemo(() => countryChoices(user.country), [user.country]);
  const country = useWatch({ control: form.control, name: 'country' });
  return (
    <div className="flex flex-col gap-5">
      <Field label="Nombre" error={errors.name?.message}>
        {(aria) => (
          <TextInput
            {...aria}
            {...form.register('name', { onChange: () => form.clearErrors('name') })}
            autoComplete="name"
            autoCapitalize="words"
            // The margin keeps the field's error above the sticky button.
            className="scroll-mb-12"
          />
        )}
      </Field>
      <Field label="Correo" hint="Es el de tu cuenta y no se puede cambiar.">
        {(aria) => (
          <TextInput {...aria} type="email" readOnly value={user.email ?? ''} className="off" />
        )}
      </Field>
      <Field
        label="País del teléfono"
        hint="Con él leemos los números que escribís sin código de país."
        error={errors.country?.message}
      >
        {(aria) => (
          <Select
            {...aria}
            {...form.register('country', { onChange: () => form.clearErrors() })}
            autoComplete="country"
          >
            {country === '' && <option value="">Elegí tu país</option>}
            <optgroup label="Donde se habla español">
              <Options countries={near} />
            </optgroup>
            <optgroup label="Otros países">
              <Options countries={others} />
            </optgroup>
          </Select>
        )}
      </Field>
      <Whatsapp form={form} country={country || null} />
    </div>
  );
}

function Whatsapp({ form, country }: { form: ProfileForm; country: string | null }) {
  const { field, fieldState } = useController({ control: form.control, name: 'whatsapp' });
  return (
    <WhatsappField
      label="WhatsApp (opcional)"
      value={field.value}
      country={country}
      error={fieldState.error?.message}
      inputRef={field.ref}
      onChange={(typed) => {
        form.clearErrors('whatsapp');
        field.onChange(typed);
      }}
      onProblem={(message, typed) => {
        if (form.getValues('whatsapp') === typed) form.setError('whatsapp', { message });
      }}
    />
  );
}

function Options({ countries }: { countries: readonly Country[] }) {
  return countries.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
}
