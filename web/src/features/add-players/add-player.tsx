import { MESSAGES, type Player, SKILL_NAMES } from '@picadito/domain';
import { useAddPlayer } from '../../api/players.ts';
import { useOrganiser } from '../../api/organiser.ts';
import { PlayerFields } from '../../components/player-fields.tsx';
import { type FailAt, usePlayerForm } from '../../components/use-player-form.ts';
import { fieldErrors } from '../../lib/describe-error.ts';
import { failureSentence } from '../../lib/failure-sentence.ts';
import { toast, toastError } from '../../state/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { useJoinMatch } from './use-join-match.ts';
import { SCREEN } from '../../lib/failures.ts';

/** Adds a player to a saved list; the number is optional here (product.md §5). */
export function AddPlayer({
  listId,
  join,
}: {
  listId: string;
  join: ReturnType<typeof useJoinMatch>['join'];
}) {
  const { user, country } = useOrganiser();
  const addPlayer = useAddPlayer(listId);
  const { form, formProps } = usePlayerForm(
    `player-of-${listId}`,
    { country },
    async (player, failAt) => {
      if (!user) {
        toastError(MESSAGES.playersSignedOut);
        return false;
      }
      let added: Player;
      try {
        added = await addPlayer.mutateAsync(player);
      } catch (error) {
        tell(error, failAt);
        return false;
      }
      try {
        await join(added.id);
      } catch (error) {
        console.error('join match', error);
        toastError('Quedó en la lista, pero no pudimos sumarlo al partido que ya empezó.');
        return true;
      }
      toast({ title: 'Jugador agregado', description: 'Jugador agregado correctamente' });
      return true;
    },
  );

  return (
    <form {...formProps} className="flex flex-col gap-6">
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

function tell(error: unknown, failAt: FailAt): void {
  toastError(
    failureSentence(error, {
      action: SCREEN.addPlayer,
      signedOut: MESSAGES.playersSignedOut,
    }),
  );
  for (const { path, message } of fieldErrors(error)) {
    if (path === 'name' || path === 'skillLevel' || path === 'whatsapp') failAt(path, message);
  }
}
