import { ratingOf, type Player, type PlayerPatch } from '@picadito/domain';
import { lockList } from '../store/tables/players/lists.ts';
import { updatePlayer } from '../store/tables/players/players.ts';
import { awardForNumber } from '../badges/award-badges.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { ownedPlayer } from '../transactions/load-owned.ts';
import { toE164 } from './whatsapp.ts';
import { write } from '../transactions/write.ts';

/** Changes the fields of a player that `patch` contains; a PUT contains all. Returns the player. */
export async function changePlayer(
  context: Context,
  organiser: Organiser,
  playerId: string,
  patch: PlayerPatch,
): Promise<Player> {
  return write(context, organiser, async (tx, writeContext) => {
    const before = await ownedPlayer(tx, organiser, playerId);
    const { skillLevel = before.skillLevel, whatsapp, ...named } = patch;
    const values = {
      ...before,
      ...named,
      rating: ratingOf(skillLevel),
      whatsapp: whatsapp === undefined ? before.whatsapp : toE164(whatsapp, organiser.country),
    };
    const isNumberNew = before.whatsapp === null && values.whatsapp !== null;
    if (isNumberNew) await lockList(tx, organiser.id, before.listId);
    await updatePlayer(tx, organiser.id, playerId, values);
    if (isNumberNew) await awardForNumber(tx, writeContext, before.listId);
    writeContext.recordChange('player', playerId);
    return ownedPlayer(tx, organiser, playerId);
  });
}
