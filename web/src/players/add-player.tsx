import { MESSAGES, type Player, SKILL_NAMES } from '@picadito/domain';
import { useOrganiser } from '../account/organiser.ts';
import { useAddPlayer } from './players.ts';
import { toast, toastError } from '../ui/toast/toasts.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { PlayerFields } from './player-fields.tsx';
import { toastPlayerFailure } from './toast-player-failure.ts';
import { usePlayerForm } from './use-player-form.ts';

/** Returns the name of the draft of a new player, which all screens of the list share. */
export const draftOfNewPlayer = (listId: string) => `player-of-${listId}`;

/**
 * Adds a player to a saved list; the number is optional here (docs/specification.md#rules-players-and-lists). `failure`
 * is the screen's text for an error. `join` also adds the player to a match, and reports its own errors.
 */
export function AddPlayer({
  listId,
  failure,
  mayAdd = () => true,
  join = () => true,
}: {
  listId: string;
  failure: string;
  /** Tells whether a player with this name is to be added; otherwise the typed values stay. */
  mayAdd?: (name: string) => boolean | Promise<boolean>;
  /** Tells whether the player has joined the match. */
  join?: (playerId: string) => boolean | Promise<boolean>;
}) {
  const { user, country } = useOrganiser();
  const addPlayer = useAddPlayer(listId);
  const { form, formProps } = usePlayerForm(
    draftOfNewPlayer(listId),
    { country },
    async (player, failAt) => {
      if (!user) {
        toastError(MESSAGES.playersSignedOut);
        return false;
      }
      if (!(await mayAdd(player.name))) return false;
      let added: Player;
      try {
        added = await addPlayer.mutateAsync(player);
      } catch (error) {
        const signedOut = MESSAGES.playersSignedOut;
        toastPlayerFailure(error, { action: failure, signedOut }, failAt);
        return false;
      }
      if (await join(added.id)) {
        toast({
          title: 'Jugador agregado',
          description: 'Jugador agregado correctamente',
          isEcho: true,
        });
      }
      return true;
    },
  );
  return (
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
  );
}
