import { chatLink, type MatchPlayer, shareLink } from '@picadito/domain';

/** Returns the address of the chat with a player; without a number, of a chat that the organiser chooses. */
export function chatWith({ whatsapp }: Pick<MatchPlayer, 'whatsapp'>, message: string): string {
  return whatsapp ? chatLink(whatsapp, message) : shareLink(message);
}
