import * as z from 'zod/mini';
import { PAIR_KINDS } from '../teams/pair-kind.ts';
import { id, WORDS } from './values.ts';

const playerIds = z
  .tuple([id, id])
  .register(WORDS, { description: 'Two players, the smaller id first.' });

const pair = z.strictObject({ kind: z.enum(PAIR_KINDS), playerIds });
export type Pair = z.output<typeof pair>;

/** What an organiser has marked of his players. */
export const marksReply = z
  .strictObject({
    keepers: z.array(id).register(WORDS, { description: 'Who keeps the goal, sorted.' }),
    pairs: z
      .array(pair)
      .register(WORDS, { description: 'Who plays together or apart, sorted by their ids.' }),
  })
  .register(WORDS, { id: 'Marks' });
export type Marks = z.output<typeof marksReply>;

export const keeperReply = z
  .strictObject({ playerId: id, isKeeper: z.boolean() })
  .register(WORDS, { id: 'Keeper' });
export type Keeper = z.output<typeof keeperReply>;

export const pairReply = z
  .strictObject({ playerIds, kind: z.nullable(z.enum(PAIR_KINDS)) })
  .register(WORDS, { id: 'Pair', description: '`kind` is null of two who are no pair.' });
export type PairReply = z.output<typeof pairReply>;
