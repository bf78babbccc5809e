import { pick, type Player, type PlayerInput, SKILL_NAMES } from '@picadito/domain';
import { useState } from 'react';
import { useOrganiser } from '../../account/organiser.ts';
import { usePlayers, useUpdatePlayer, PLAYER_FAILURES } from '../../players/players.ts';
import { PlayerFields } from '../../players/player-fields.tsx';
import { type PlayerValues, readPlayer, valuesOf } from '../../players/player-form.ts';
import { useNamesakeQuestion } from '../../players/use-namesake-question.tsx';
import { playerResolver } from '../../players/player-rules.ts';
import { areSame, changedKeys } from '../../forms/draft.ts';
import { showPlayerFailure } from '../../players/show-player-failure.ts';
import { useDraftForm } from '../../forms/use-draft-form.ts';
import { toast } from '../../ui/toast/toasts.ts';
import { Button } from '../../ui/button.tsx';

/** Returns the name of the draft in which the browser stores unsaved changes of a player. */
export const draftOfPlayer = (id: string) => `player-${id}`;

/**
 * Form in a row of the list that edits a player's name, level and number. The input is stored until it is saved or
 * cancelled.
 */
export function EditPlayer({
  listId,
  player,
  everyone,
  onClose,
}: {
  listId: string;
  player: Player;
  /** All players of the list. A name that another player has is saved only after a question. */
  everyone: readonly Player[];
  onClose: () => void;
}) {
  const { user, country } = useOrganiser();
  const update = useUpdatePlayer(listId);
  const typed = usePlayers(listId).data?.find(({ id }) => id === player.id);
  const [base] = useState(() => valuesOf(typed ?? player));
  const { form, formProps, draft } = useDraftForm<PlayerValues, PlayerInput>({
    uid: user?.uid ?? '',
    name: draftOfPlayer(player.id),
    base,
    read: (stored) => readPlayer(stored, base),
    resolver: playerResolver({ country }),
    save,
  });

  function close(): void {
    draft.clear();
    onClose();
  }

  const others = everyone.filter(({ id }) => id !== player.id);
  const { askNamesake, dialog } = useNamesakeQuestion(others, 'rename');

  async function save(changed: PlayerInput, typed: PlayerValues): Promise<void> {
    if (typed.name !== base.name && (await askNamesake(changed.name)) !== 'another') return;
    try {
      const changes = pick(changed, changedKeys(typed, base));
      await update.mutateAsync({ id: player.id, changes });
      toast({ title: 'Éxito', description: 'Jugador actualizado correctamente', isEcho: true });
      if (areSame(form.getValues(), typed)) close();
    } catch (error) {
      showPlayerFailure(error, { action: PLAYER_FAILURES.update }, (field, message) =>
        form.setError(field, { message }, { shouldFocus: true }),
      );
    }
  }

  return (
    <>
      <form {...formProps} aria-label={`Editar a ${player.name}`} className="flex flex-col gap-5">
        <PlayerFields
          form={form}
          names={SKILL_NAMES}
          country={country}
          whatsappLabel="WhatsApp (opcional)"
        />
        <SaveOrCancel isSaving={update.isPending} onCancel={close} />
      </form>
      {dialog}
    </>
  );
}

function SaveOrCancel({ isSaving, onCancel }: { isSaving: boolean; onCancel: () => void }) {
  return (
    <div className="flex flex-wrap gap-4">
      <Button type="submit" variant="grass" className="grow" loading={isSaving}>
        GUARDAR
      </Button>
      <Button variant="ghost" className="grow" onClick={onCancel}>
        Cancelar
      </Button>
    </div>
  );
}
