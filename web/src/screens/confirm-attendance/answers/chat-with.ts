import { chatLink, type MatchPlayer, shareLink } from '@picadito/domain';

/**
 * Returns the address that opens the WhatsApp chat with a player and puts in the message. For a player without a number
 * WhatsApp lets the organiser choose the chat.
 */
export function chatWith({ whatsapp }: Pick<MatchPlayer, 'whatsapp'>, message: string): string {
  return whatsapp ? chatLink(whatsapp, message) : shareLink(message);
}
