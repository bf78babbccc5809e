import {
  MESSAGES,
  PAIRS_PER_USER_MAX,
  type Keeper,
  type Marks,
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
} from '../store/tables/team-constraints.ts';
import { findPlayer } from '../store/tables/players.ts';
import type { Reader } from '../store/store.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { isId, ownPlayerIn } from '../services/own.ts';
import { write } from '../services/write.ts';

/** What the organiser has marked of his players. */
export async function readMarks({ store }: Context, organiser: Organiser): Promise<Marks> {
  return marksIn(store.read, organiser.id);
}

export async function marksIn(db: Reader, userId: string): Promise<Marks> {
  return { keepers: await keepersOf(db, userId), pairs: await pairsOf(db, userId) };
}

export async function markKeeper(
  context: Context,
  organiser: Organiser,
  playerId: string,
  isKeeper: boolean,
): Promise<Keeper> {
  return write(context, organiser, async (tx, turn) => {
    await ownPlayerIn(tx, organiser, playerId);
    const mark = isKeeper ? insertKeeper : deleteKeeper;
    if (await mark(tx, organiser.id, playerId)) turn.changed('player', playerId);
    return { playerId, isKeeper };
  });
}

/** Makes two players a pair, another one, or none any more. */
export async function changePair(
  context: Context,
  organiser: Organiser,
  { playerIds: [one, other], kind }: PairInput,
): Promise<PairReply> {
  const userId = organiser.id;
  const playerIds: [string, string] = one < other ? [one, other] : [other, one];
  return write(context, organiser, async (tx, turn) => {
    for (const [index, id] of [one, other].entries()) {
      if (isId(id) && (await findPlayer(tx, userId, id))) continue;
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
    for (const id of playerIds) turn.changed('player', id);
    return { playerIds, kind };
  });
}

async function refuseTooMany(db: Reader, userId: string): Promise<void> {
  if ((await countPairs(db, userId)) >= PAIRS_PER_USER_MAX) {
    throw invalid('playerIds', MESSAGES.tooManyPairs);
  }
}
