import { MESSAGES, SKILL_NAMES } from '@picadito/domain';
import { useOrganiser } from '../../api/organiser.ts';
import { useAddPlayer } from '../../api/players.ts';
import { PlayerFields } from '../../components/player-fields.tsx';
import { usePlayerForm } from '../../components/use-player-form.ts';
import { SCREEN } from '../../lib/failures.ts';
import { toast } from '../../state/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { tellPlayerFailure } from './tell-player-failure.ts';

/** The name of the draft that add-players keeps too: who is half typed there is half typed here. */
export const draftOfNewPlayer = (listId: string) => `player-of-${listId}`;

/** Adds a player to the list; the number is optional (decisions.md, "WhatsApp"). */
export function AddToList({ listId }: { listId: string }) {
  const { country } = useOrganiser();
  const addPlayer = useAddPlayer(listId);
  const { form, formProps } = usePlayerForm(
    draftOfNewPlayer(listId),
    { country },
    async (player, failAt) => {
      try {
        await addPlayer.mutateAsync(player);
      } catch (error) {
        const action = SCREEN.addPlayerToList;
        tellPlayerFailure(error, { action, signedOut: MESSAGES.playersSignedOut }, failAt);
        return false;
      }
      toast({ title: 'Jugador agregado', description: 'Jugador agregado correctamente' });
      return true;
    },
  );
  return (
    <form {...formProps} aria-label="Agregar jugador" className="flex flex-col gap-6">
      <PlayerFields
        form={form}
        names={SKILL_NAMES}
        country={country}
        whatsappLabel="WhatsApp (opcional)"
      />
      <Button type="submit" variant="grass" loading={addPlayer.isPending}>
        <Icon name="user-plus" />
        AGREGAR JUGADOR
      </Button>
    </form>
  );
}
