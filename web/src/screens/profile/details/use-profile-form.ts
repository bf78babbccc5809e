import type { Profile } from '@picadito/domain';
import { useWatch } from 'react-hook-form';
import { useOrganiser } from '../../../account/organiser.ts';
import { updateProfile } from '../../../identity/session.ts';
import { areSame, restoreValues } from '../../../forms/draft.ts';
import { useDraftForm } from '../../../forms/use-draft-form.ts';
import { useMergeStoredValues } from '../../../forms/use-merge-stored-values.ts';
import { toast, toastError } from '../../../ui/toast/toasts.ts';
import {
  patchOf,
  profileFailure,
  type ProfileToStore,
  type ProfileValues,
  refusedFields,
  valuesOf,
} from './profile-form.ts';
import { profileResolver } from './profile-rules.ts';

/** Returns the form of the organiser's data. Its input is stored as a draft, and stays after a failed save. */
export function useProfileForm(user: Profile) {
  const { country } = useOrganiser();
  const stored = valuesOf({ ...user, country });
  const { form, formProps, draft } = useDraftForm<ProfileValues, ProfileToStore>({
    uid: user.uid,
    name: 'profile',
    read: (draft) => restoreValues(draft, stored),
    resolver: profileResolver,
    save,
  });

  useMergeStoredValues(form, draft, stored);

  async function save(profile: ProfileToStore, typed: ProfileValues): Promise<void> {
    try {
      const saved = await updateProfile(patchOf(profile, typed, valuesOf(user)));
      toast({ title: 'Perfil actualizado', description: 'Tus datos ya están guardados.' });
      if (!areSame(form.getValues(), typed)) return;
      form.reset(valuesOf({ ...saved, country: saved.country ?? typed.country }));
      draft.clear();
    } catch (error) {
      const refused = refusedFields(error);
      for (const { path, message } of refused) {
        form.setError(path, { message }, { shouldFocus: true });
      }
      if (refused.length === 0) toastError(profileFailure(error));
    }
  }

  const isChanged = !areSame({ ...stored, ...useWatch({ control: form.control }) }, stored);

  function discard(): void {
    form.reset(stored, { keepFieldsRef: true });
    draft.clear();
    form.setFocus('name');
  }

  return { form, formProps, saving: form.formState.isSubmitting, isChanged, discard };
}

export type ProfileForm = ReturnType<typeof useProfileForm>['form'];
