import { clockIn } from '@picadito/domain';
import type { MatchMessage } from '@picadito/domain/parsing';
import { useQueryClient } from '@tanstack/react-query';
import { useOrganiser } from '../../account/organiser.ts';
import { HOME_QUERY } from '../../home/home.ts';
import { saysNothing, storedMessage } from './stored-message.ts';

/**
 * Returns `read`, which returns the details of a match that a pasted text has, or null if it has none, and `keep`,
 * which also stores them for the form of the next match.
 */
export function useReadMessage() {
  const { user, timeZone } = useOrganiser();
  const client = useQueryClient();

  async function read(text: string): Promise<MatchMessage | null> {
    const { readMatchMessage } = await import('./message-reader.ts');
    const matches = client.getQueryData(HOME_QUERY.queryKey)?.matches ?? [];
    const places = matches.map(({ location }) => location);
    const message = readMatchMessage(text, clockIn(timeZone, Date.now()), places);
    return saysNothing(message) ? null : message;
  }

  async function keep(text: string): Promise<void> {
    try {
      const message = await read(text);
      if (message) storedMessage(user?.uid ?? '').store(message, Date.now());
    } catch (error) {
      // The players of the text are added all the same, and the form of the match can be filled in by hand.
      console.error('The match in a pasted text could not be read.', error);
    }
  }

  return { read, keep };
}
