import { ratingOf, type Player, type PlayerInput } from '@picadito/domain';
import { lockList } from '../store/tables/lists.ts';
import { updatePlayer } from '../store/tables/players.ts';
import { awardForNumber } from './award-badges.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { ownPlayerIn } from './own.ts';
import { toE164 } from './whatsapp.ts';
import { write } from './write.ts';

export async function changePlayer(
  context: Context,
  organiser: Organiser,
  playerId: string,
  player: PlayerInput,
): Promise<Player> {
  return write(context, organiser, async (tx, turn) => {
    const before = await ownPlayerIn(tx, organiser, playerId);
    const values = {
      name: player.name,
      rating: ratingOf(player.skillLevel),
      whatsapp: toE164(player.whatsapp, organiser.country),
    };
    const isNumberNew = before.whatsapp === null && values.whatsapp !== null;
    if (isNumberNew) await lockList(tx, organiser.id, before.listId);
    await updatePlayer(tx, organiser.id, playerId, values);
    if (isNumberNew) await awardForNumber(tx, turn, before.listId);
    turn.changed('player', playerId);
    return ownPlayerIn(tx, organiser, playerId);
  });
}
