import { pick, type Profile, type ProfilePatch } from '@picadito/domain';
import { phoneText } from '../../../players/phone-text.ts';
import { changedKeys } from '../../../forms/stored-draft.ts';
import { fieldErrors } from '../../../sync/field-errors.ts';
import { ACCOUNT_FAILURES } from '../failures.ts';
import { ApiError } from '../../../sync/http/api-error.ts';

/** What the fields hold while people type; `country` is '' for none. */
export type ProfileValues = { name: string; country: string; whatsapp: string };

/** What comes out of them: the number in E.164, or none. */
export type ProfileToStore = { name: string; country: string; whatsapp: string | null };

/** What is stored, in the fields. */
export function valuesOf(profile: Pick<Profile, 'name' | 'country' | 'whatsapp'>): ProfileValues {
  const { name, country, whatsapp } = profile;
  return { name, country: country ?? '', whatsapp: whatsapp ? phoneText(whatsapp) : '' };
}

/**
 * Of what is sent, the fields that were typed over what is known: the others may have changed on another device. No
 * country says nothing: the browser's place fills it.
 */
export function patchOf(
  profile: ProfileToStore,
  typed: ProfileValues,
  known: ProfileValues,
): ProfilePatch {
  const changed = changedKeys(typed, known);
  return pick(
    profile,
    changed.filter((field) => field !== 'country' || profile.country),
  );
}

/** What the server refused, at the fields of this form. */
export function refusedFields(error: unknown) {
  return fieldErrors(error).flatMap(({ path, message }) =>
    isFieldName(path) ? [{ path, message }] : [],
  );
}

/** What the toast says of a profile that was not saved (docs/specification.md#toasts). */
export function profileFailure(error: unknown): string {
  const [refused] = refusedFields(error);
  if (refused) return refused.message;
  if (!(error instanceof ApiError) || error.status >= 500) return ACCOUNT_FAILURES.update;
  return error.status === 401 ? ACCOUNT_FAILURES.signedOut : ACCOUNT_FAILURES.refused;
}

function isFieldName(path: string): path is keyof ProfileValues {
  return path === 'name' || path === 'country' || path === 'whatsapp';
}
