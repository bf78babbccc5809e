import { ratingOf, type Player, type PlayerInput } from '@picadito/domain';
import { findPlayer, updatePlayer } from '../store/players-store.ts';
import type { Context, Organiser } from './context.ts';
import { found, wellFormed } from './own.ts';
import { toE164 } from './whatsapp.ts';

export async function changePlayer(
  { store }: Context,
  organiser: Organiser,
  playerId: string,
  player: PlayerInput,
): Promise<Player> {
  const id = wellFormed(playerId);
  const values = {
    name: player.name,
    rating: ratingOf(player.skillLevel),
    whatsapp: toE164(player.whatsapp, organiser.country),
  };
  return store.transaction(async (tx) => {
    await updatePlayer(tx, organiser.id, id, values);
    return found(await findPlayer(tx, organiser.id, id));
  });
}
