/** The text that 'MENSAJE' prefills (docs/specification.md#confirm-attendance). */
export const ATTENDANCE_GREETING = 'Hola! Te confirmo para el partido.';

/**
 * Opens a chat with `number` (digits only, docs/specification.md#rules-profile-and-requests) and `text` already
 * typed.
 */
export function chatLink(number: string, text: string): string {
  return `https://wa.me/${number.replaceAll(/\D/g, '')}?text=${encoded(text)}`;
}

/** Opens WhatsApp with `text` typed and lets the user choose the chat. */
export function shareLink(text: string): string {
  return chatLink('', text);
}

/** Half an emoji cannot be encoded and would throw. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
