/** Text that the button 'MENSAJE' prefills in the chat (docs/specification.md#confirm-attendance). */
export const ATTENDANCE_GREETING = 'Hola! Te confirmo para el partido.';

/**
 * Returns the address that opens a WhatsApp chat with `number` and prefills `text`
 * (docs/specification.md#requests-and-messages). Anything but digits is removed from the number.
 */
export function chatLink(number: string, text: string): string {
  return `https://wa.me/${number.replaceAll(/\D/g, '')}?text=${encoded(text)}`;
}

/** Returns the address that opens WhatsApp with `text` prefilled and lets the user choose the chat. */
export function shareLink(text: string): string {
  return chatLink('', text);
}

/**
 * Returns the text encoded for a query. `encodeURIComponent` throws on a lone surrogate (half an emoji), so lone
 * surrogates are replaced first.
 */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
