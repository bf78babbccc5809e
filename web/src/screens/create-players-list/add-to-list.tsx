import { MESSAGES, PLAYERS_PER_LIST_MAX, SKILL_NAMES_IN_LISTS } from '@picadito/domain';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { PlayerFields } from '../../players/player-fields.tsx';
import { usePlayerForm } from '../../players/use-player-form.ts';
import { useNamesakeQuestion } from '../../players/use-namesake-question.tsx';
import { toastAdded } from '../../players/add-player.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { isDuplicate } from '../../players/player-rules.ts';
import { type DraftPlayer, duplicateSentence, type NotAdded } from './list-draft.ts';

/**
 * Shows the form that adds a player to a new list. The number is required and names are unique
 * (docs/specification.md#rules-players-and-lists).
 */
export function AddToList({
  players,
  country,
  onAdd,
  onType,
}: {
  players: DraftPlayer[];
  country: string | null;
  onAdd: (player: DraftPlayer) => void;
  onType: (notAdded: NotAdded) => void;
}) {
  const rules = {
    country,
    nameMissing: MESSAGES.playerNameMissing,
    whatsappMissing: MESSAGES.whatsappMissing,
  };
  const { askNamesake, dialog } = useNamesakeQuestion(players);
  const { form, formProps } = usePlayerForm('player-of-new-list', rules, async (player, failAt) => {
    if (isDuplicate(players, player.name)) {
      failAt('name', `Jugador duplicado. ${duplicateSentence(player.name)}`);
      return false;
    }
    if (players.length >= PLAYERS_PER_LIST_MAX) {
      failAt('name', MESSAGES.listFull);
      return false;
    }
    if ((await askNamesake(player.name)) !== 'another') return false;
    onAdd(player);
    toastAdded();
    return true;
  });
  const [name, whatsapp] = useWatch({ control: form.control, name: ['name', 'whatsapp'] });
  useEffect(() => onType({ name, whatsapp }), [name, whatsapp, onType]);

  return (
    <>
      <form {...formProps}>
        <PlayerFields
          form={form}
          names={SKILL_NAMES_IN_LISTS}
          country={country}
          whatsappLabel="WhatsApp"
          submit={
            <Button type="submit" variant="grass">
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
