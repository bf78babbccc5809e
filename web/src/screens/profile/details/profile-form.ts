import { pick, type Profile, type ProfilePatch } from '@picadito/domain';
import { phoneText } from '../../../players/phone-text.ts';
import { changedKeys } from '../../../forms/stored-draft.ts';
import { fieldErrors } from '../../../sync/field-errors.ts';
import { ACCOUNT_FAILURES } from '../failures.ts';
import { ApiError } from '../../../sync/http/api-error.ts';

/** Holds the values of the fields as typed; `country` is '' for none. */
export type ProfileValues = { name: string; country: string; whatsapp: string };

/** Holds the validated values; the number is in E.164, or null for none. */
export type ProfileToStore = { name: string; country: string; whatsapp: string | null };

/** Returns the stored profile as values of the fields. */
export function valuesOf(profile: Pick<Profile, 'name' | 'country' | 'whatsapp'>): ProfileValues {
  const { name, country, whatsapp } = profile;
  return { name, country: country ?? '', whatsapp: whatsapp ? phoneText(whatsapp) : '' };
}

/**
 * Returns the fields of `profile` whose typed values differ from the known ones. The others stay out, because another
 * device may have changed them. An empty country stays out too, because the country of the browser's time zone stands
 * in for it.
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

/** Returns the errors of the server that belong to fields of this form. */
export function refusedFields(error: unknown) {
  return fieldErrors(error).flatMap(({ path, message }) =>
    isFieldName(path) ? [{ path, message }] : [],
  );
}

/** Returns the toast's sentence for a profile that was not saved (docs/specification.md#toasts). */
export function profileFailure(error: unknown): string {
  const [refused] = refusedFields(error);
  if (refused) return refused.message;
  if (!(error instanceof ApiError) || error.status >= 500) return ACCOUNT_FAILURES.update;
  return error.status === 401 ? ACCOUNT_FAILURES.signedOut : ACCOUNT_FAILURES.refused;
}

function isFieldName(path: string): path is keyof ProfileValues {
  return path === 'name' || path === 'country' || path === 'whatsapp';
}
