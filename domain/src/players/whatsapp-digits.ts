import { PHONE_MAX_DIGITS, PHONE_MIN_DIGITS } from '../limits.ts';

// These rules are separate from the schemas, so that the first paint of a screen does not load schemas.

/** Matches the address of a WhatsApp chat up to its number: 'wa.me/54…', 'https://api.whatsapp.com/send?phone=54…'. */
const CHAT =
  /(?:https?:\/\/)?(?:(?<![\w.])wa\.me\/|(?:(?:api|web)\.whatsapp\.com\/|whatsapp:\/{0,2})send\/?\?(?:[^\s#]{0,200}&)?phone=)(?:\+|%2b|%20)*(?=[ (]*\d)/iu;

/**
 * Returns the number in the address of a WhatsApp chat, without the rest of the address and with a plus, because such
 * numbers are international. Any other text is returned unchanged.
 */
export function withoutChatLink(typed: string): string {
  const link = CHAT.exec(typed);
  if (!link) return typed;
  const [number = ''] = /^[\d ().-]*/.exec(typed.slice(link.index + link[0].length)) ?? [];
  return `+${number.replaceAll(/\D/g, '')}`;
}

/** Returns a line of text with the address of a WhatsApp chat replaced by its number, with a plus. */
export function withChatNumber(line: string): string {
  const link = CHAT.exec(line);
  if (!link) return line;
  const after = line.slice(link.index + link[0].length).replace(/^(\d+)\S*/u, '$1');
  return `${line.slice(0, link.index)}+${after}`;
}

export function hasPhoneDigits(value: string): boolean {
  const digits = withoutChatLink(value).replaceAll(/\D/g, '').length;
  return digits >= PHONE_MIN_DIGITS && digits <= PHONE_MAX_DIGITS;
}
