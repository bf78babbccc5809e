import { MESSAGES, SKILL_NAMES } from '@picadito/domain';
import { useAddPlayer } from '../../api/players.ts';
import { useOrganiser } from '../../api/organiser.ts';
import { PlayerFields } from '../../components/player-fields.tsx';
import { type FailAt, usePlayerForm } from '../../components/use-player-form.ts';
import { fieldErrors } from '../../lib/describe-error.ts';
import { failureSentence } from '../../lib/failure-sentence.ts';
import { toast } from '../../state/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Adds a player to a saved list; the number is optional here (product.md §5). */
export function AddPlayer({ listId }: { listId: string }) {
  const { user, country } = useOrganiser();
  const addPlayer = useAddPlayer(listId);
  const { form, onSubmit } = usePlayerForm({ country }, async (player, failAt) => {
    if (!user) {
      toast({ title: 'Error', description: MESSAGES.playersSignedOut, tone: 'bad' });
      return false;
    }
    try {
      await addPlayer.mutateAsync(player);
    } catch (error) {
      tell(error, failAt);
      return false;
    }
    toast({ title: 'Jugador agregado', description: 'Jugador agregado correctamente' });
    return true;
  });

  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-6">
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
  const description = failureSentence(error, {
    action: 'No se pudo agregar el jugador. Intentá nuevamente.',
    signedOut: MESSAGES.playersSignedOut,
  });
  toast({ title: 'Error', description, tone: 'bad' });
  for (const { path, message } of fieldErrors(error)) {
    if (path === 'name' || path === 'skillLevel' || path === 'whatsapp') failAt(path, message);
  }
}
