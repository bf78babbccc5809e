import { normaliseWhatsapp } from '@picadito/domain/phone';
import { invalid } from '../app-error.ts';

/** A number as typed in E.164, by the organiser's country; a 422 at `path` when it is none. */
export function toE164(typed: string | null, country: string | null, path = 'whatsapp') {
  const result = normaliseWhatsapp(typed, country);
  if (!result.ok) throw invalid(path, result.error);
  return result.value;
}
