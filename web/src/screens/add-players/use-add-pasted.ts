import { MESSAGES } from '@picadito/domain';
import { useOrganiser } from '../../account/organiser.ts';
import { useAddPlayers, PLAYER_FAILURES } from '../../players/players.ts';
import type {
  PastedPlayer,
  PasteRejection,
  PasteTarget,
} from '../../players/paste-list/paste-target.ts';
import type { RowProblem } from '../../players/paste-list/paste-list-rows.ts';
import { useReadMessage } from '../../matches/message/use-read-message.ts';
import { useMarkKeepers } from '../../teams/mark-keepers.ts';
import { namesOfKeepers } from '../../players/paste-list/paste-target.ts';
import { playersText } from '../../players/players-text.ts';
import { rowErrors } from '../../sync/field-errors.ts';
import { failureSentence } from '../../sync/failure-sentence.ts';
import { ApiError } from '../../sync/http/api-error.ts';
import { toast } from '../../ui/toast/toasts.ts';

const SENTENCES = { action: PLAYER_FAILURES.add, signedOut: MESSAGES.playersSignedOut };

/**
 * Returns a function that adds pasted players to a saved list by one request, then by `join` to a match that has
 * already started, and marks the keepers among them. The function resolves to null, or to the reason why the players
 * were rejected.
 */
export function useAddPasted(
  listId: string,
  join: (playerIds: readonly string[]) => Promise<boolean>,
): PasteTarget['onAdd'] {
  const { user } = useOrganiser();
  const addPlayers = useAddPlayers(listId);
  const markKeepers = useMarkKeepers();
  const { keep } = useReadMessage();

  return async (players, _title, text) => {
    if (!user) {
      return { sentence: MESSAGES.playersSignedOut, rows: new Map(), isAnswered: true };
    }
    try {
      const added = await addPlayers.mutateAsync(
        players.map(({ name, skillLevel, whatsapp }) => ({ name, skillLevel, whatsapp })),
      );
      await join(added.map(({ id }) => id));
      await markKeepers(added, namesOfKeepers(players));
      await keep(text);
      const description = `${playersText(added.length)} más en la lista.`;
      toast({ title: 'Lista pegada', description });
      return null;
    } catch (error) {
      return rejectionOf(error, players);
    }
  };
}

function rejectionOf(error: unknown, players: readonly PastedPlayer[]): PasteRejection {
  const wrong = [...rowErrors(error)];
  const sentence = failureSentence(error, SENTENCES);
  const [place] = wrong[0] ?? [];
  const name = place === undefined ? undefined : players[place]?.name;
  return {
    sentence: name === undefined ? sentence : `${name}: ${sentence}`,
    rows: new Map(wrong.map(([at, { field, message }]) => [at, problemAt(field, message)])),
    isAnswered: error instanceof ApiError,
  };
}

function problemAt(field: string, sentence: string): RowProblem {
  return { field: field === 'name' || field === 'whatsapp' ? field : null, sentence };
}
