import { MESSAGES, type Player, SKILL_NAMES } from '@picadito/domain';
import { useOrganiser } from '../account/organiser.ts';
import { useAddPlayer } from './players.ts';
import { toastError } from '../ui/toast/toasts.ts';
import { toast } from '../ui/toast/toasts.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { bringIntoSight } from '../lib/bring-into-sight.ts';
import { PlayerFields } from './player-fields.tsx';
import { rowOfPlayer } from './player-row.tsx';
import { useNamesakeQuestion } from './use-namesake-question.tsx';
import { showPlayerFailure } from './show-player-failure.ts';
import { usePlayerForm } from './use-player-form.ts';

/**
 * Returns the storage name of the draft of a list's new player, which all screens that add players to the list share.
 */
export const draftOfNewPlayer = (listId: string) => `player-of-${listId}`;

/**
 * Form that adds a player to a saved list; the WhatsApp number is optional here
 * (docs/specification.md#rules-players-and-lists). `failure` is the text that the screen shows when adding fails.
 */
export function AddPlayer({
  listId,
  failure,
  players,
  join = () => true,
}: {
  listId: string;
  failure: string;
  /** Players of the list. A second player of the same name is added only after a question. */
  players: readonly Player[] | undefined;
  /**
   * Called with the id of the added player, to add the player to a match too. Returns whether that succeeded, and
   * reports its own errors.
   */
  join?: (playerId: string) => boolean | Promise<boolean>;
}) {
  const { user, country } = useOrganiser();
  const addPlayer = useAddPlayer(listId);
  const { askNamesake, dialog } = useNamesakeQuestion(players ?? []);
  const { form, formProps } = usePlayerForm(
    draftOfNewPlayer(listId),
    { country },
    async (player, failAt) => {
      if (!user) {
        toastError(MESSAGES.playersSignedOut);
        return false;
      }
      if ((await askNamesake(player.name)) !== 'another') return false;
      let added: Player;
      try {
        added = await addPlayer.mutateAsync(player);
      } catch (error) {
        const signedOut = MESSAGES.playersSignedOut;
        showPlayerFailure(error, { action: failure, signedOut }, failAt);
        return false;
      }
      if (await join(added.id)) toastAdded();
      bringIntoSight(() => rowOfPlayer(added.id));
      return true;
    },
  );
  return (
    <>
      <form {...formProps} aria-label="Agregar jugador">
        <PlayerFields
          form={form}
          names={SKILL_NAMES}
          country={country}
          whatsappLabel="WhatsApp (opcional)"
          submit={
            <Button type="submit" variant="grass" loading={addPlayer.isPending}>
              <Icon name="user-plus" />
              AGREGAR JUGADOR
            </Button>
          }
        />
      </form>
      {dialog}
    </>
  );
}

export function toastAdded(): void {
  toast({
    title: 'Jugador agregado',
    description: 'Jugador agregado correctamente',
    isEcho: true,
  });
}
