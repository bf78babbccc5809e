import { pick, type Profile, type ProfilePatch } from '@picadito/domain';
import { phoneText } from '../../../players/players-text.ts';
import { changedKeys } from '../../../forms/draft.ts';
import { fieldErrors } from '../../../sync/field-errors.ts';
import { ACCOUNT_FAILURES } from '../../../account/account.ts';
import { ApiError } from '../../../sync/http/api-error.ts';

/** Type of the values of the form's fields as typed; `country` is '' if none is chosen. */
export type ProfileValues = { name: string; country: string; whatsapp: string };

/** Type of the validated values. The number is in E.164, or null if there is none. */
export type ProfileToStore = { name: string; country: string; whatsapp: string | null };

export function valuesOf(profile: Pick<Profile, 'name' | 'country' | 'whatsapp'>): ProfileValues {
  const { name, country, whatsapp } = profile;
  return { name, country: country ?? '', whatsapp: whatsapp ? phoneText(whatsapp) : '' };
}

/**
 * Returns the fields of `profile` to store: those whose typed value differs from the `known` one. Unchanged fields are
 * left out, because another device may have changed them. An empty country is left out too, because the country of the
 * browser's time zone is then used.
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

/**
 * Returns the server's errors that are about fields of this form, with the field and the message; an empty list for any
 * other error.
 */
export function refusedFields(error: unknown) {
  return fieldErrors(error).flatMap(({ path, message }) =>
    isFieldName(path) ? [{ path, message }] : [],
  );
}

/** Returns the sentence of the toast for a profile that was not saved, if no field shows the reason. */
export function profileFailure(error: unknown): string {
  if (!(error instanceof ApiError) || error.status >= 500) return ACCOUNT_FAILURES.update;
  return error.status === 401 ? ACCOUNT_FAILURES.signedOut : ACCOUNT_FAILURES.refused;
}

function isFieldName(path: string): path is keyof ProfileValues {
  return path === 'name' || path === 'country' || path === 'whatsapp';
}
