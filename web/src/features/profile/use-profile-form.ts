import type { Profile } from '@picadito/domain';
import { useOrganiser } from '../../api/organiser.ts';
import { updateProfile } from '../../api/session.ts';
import { readKept } from '../../components/read-kept.ts';
import { useDraftForm } from '../../components/use-draft-form.ts';
import { toast, toastError } from '../../state/toasts.ts';
import {
  patchOf,
  profileFailure,
  type ProfileToStore,
  type ProfileValues,
  refusedFields,
  sameValues,
  valuesOf,
} from './profile-form.ts';

/** The organiser's own data: kept while they are typed, sent once; a failure loses nothing. */
export function useProfileForm(user: Profile) {
  const { country } = useOrganiser();
  const { form, formProps, draft } = useDraftForm<ProfileValues, ProfileToStore>({
    uid: user.uid,
    name: 'profile',
    read: (kept) => readKept(kept, valuesOf({ ...user, country })),
    loadRules: async () => (await import('./profile-rules.ts')).profileResolver,
    save,
  });

  async function save(profile: ProfileToStore, typed: ProfileValues): Promise<void> {
    try {
      const saved = await updateProfile(patchOf(profile));
      toast({ title: 'Perfil actualizado', description: 'Tus datos ya están guardados.' });
      if (!sameValues(form.getValues(), typed)) return;
      form.reset(valuesOf({ ...saved, country: saved.country ?? typed.country }));
      draft.clear();
    } catch (error) {
      for (const { path, message } of refusedFields(error)) {
        form.setError(path, { message }, { shouldFocus: true });
      }
      toastError(profileFailure(error));
    }
  }

  return { form, formProps, saving: form.formState.isSubmitting };
}

export type ProfileForm = ReturnType<typeof useProfileForm>['form'];
