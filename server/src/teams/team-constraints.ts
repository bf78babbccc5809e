import {
  MESSAGES,
  PAIRS_PER_USER_MAX,
  type Keeper,
  type TeamConstraints,
  type PairInput,
  type PairReply,
} from '@picadito/domain';
import { invalid } from '../app-error.ts';
import {
  countPairs,
  deleteKeeper,
  deletePair,
  findPair,
  insertKeeper,
  keepersOf,
  pairsOf,
  setPair,
} from '../store/tables/teams/team-constraints.ts';
import { findPlayer } from '../store/tables/players/players.ts';
import type { Reader } from '../store/store.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { isMarkedFor, isPlayerFor } from '../transactions/all-players.ts';
import { ownersIn } from '../transactions/helping.ts';
import { isGuestFor, isId, ownedPlayer } from '../transactions/load-owned.ts';
import { write } from '../transactions/write.ts';

/**
 * Returns the keepers and pairs of the organiser, and those among the players of each helped list and the guests
 * of its matches.
 */
export async function readTeamConstraints(
  { store }: Context,
  organiser: Organiser,
): Promise<TeamConstraints> {
  const all: TeamConstraints = { keepers: [], pairs: [] };
  for (const owner of ownersIn(organiser)) {
    const isKnown = await isMarkedFor(store.read, owner);
    const { keepers, pairs } = await teamConstraintsOf(store.read, owner.id);
    all.keepers.push(...keepers.filter(isKnown));
    all.pairs.push(...pairs.filter(({ playerIds }) => playerIds.every(isKnown)));
  }
  // A player whom a hand-over has copied has one id in the data of both owners.
  return { ...all, keepers: [...new Set(all.keepers)] };
}

export async function teamConstraintsOf(db: Reader, userId: string): Promise<TeamConstraints> {
  return { keepers: await keepersOf(db, userId), pairs: await pairsOf(db, userId) };
}

export async function setKeeper(
  context: Context,
  organiser: Organiser,
  playerId: string,
  isKeeper: boolean,
): Promise<Keeper> {
  return write(context, organiser, async (tx, writeContext) => {
    await ownedPlayer(tx, organiser, playerId);
    const mark = isKeeper ? insertKeeper : deleteKeeper;
    if (await mark(tx, organiser.id, playerId)) writeContext.recordChange('player', playerId);
    return { playerId, isKeeper };
  });
}

/**
 * Sets whether two players play together or apart (`kind`); null removes the constraint. Throws (422) for a player who
 * does not exist and for too many pairs.
 */
export async function changePair(
  context: Context,
  organiser: Organiser,
  { playerIds: [one, other], kind }: PairInput,
): Promise<PairReply> {
  const userId = organiser.id;
  const playerIds: [string, string] = one < other ? [one, other] : [other, one];
  return write(context, organiser, async (tx, writeContext) => {
    const isKnown = await isPlayerFor(tx, organiser);
    for (const [index, id] of [one, other].entries()) {
      const player = isId(id) ? await findPlayer(tx, userId, id) : undefined;
      if (player && (isKnown(id) || (await isGuestFor(tx, organiser, player)))) continue;
      throw invalid(`playerIds.${index}`, MESSAGES.playerMissing);
    }
    const two = { userId, playerIds };
    const before = (await findPair(tx, two)) ?? null;
    if (before === kind) return { playerIds, kind };
    if (kind === null) await deletePair(tx, two);
    else {
      if (before === null) await refuseTooMany(tx, userId);
      await setPair(tx, two, kind);
    }
    for (const id of playerIds) writeContext.recordChange('player', id);
    return { playerIds, kind };
  });
}

async function refuseTooMany(db: Reader, userId: string): Promise<void> {
  if ((await countPairs(db, userId)) >= PAIRS_PER_USER_MAX) {
    throw invalid('playerIds', MESSAGES.tooManyPairs);
  }
}
