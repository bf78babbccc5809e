import { chatLink, type MatchPlayer, shareLink } from '@picadito/domain';

/** To the chat with a player, or without a number to the one that the organiser chooses. */
export function chatWith({ whatsapp }: Pick<MatchPlayer, 'whatsapp'>, message: string): string {
  return whatsapp ? chatLink(whatsapp, message) : shareLink(message);
}
