import * as z from 'zod/mini';
import { PAIR_KINDS } from './pair-kind.ts';
import { id, schemaMetadata } from '../contract/values.ts';

const playerIds = z
  .tuple([id, id])
  .register(schemaMetadata, { description: 'Two players, the smaller id first.' });

const pair = z.strictObject({ kind: z.enum(PAIR_KINDS), playerIds });
export type Pair = z.output<typeof pair>;

export const teamConstraintsReply = z
  .strictObject({
    keepers: z.array(id).register(schemaMetadata, { description: 'Who keeps the goal, sorted.' }),
    pairs: z.array(pair).register(schemaMetadata, {
      description: 'Who plays together or apart, sorted by their ids.',
    }),
  })
  .register(schemaMetadata, { id: 'Marks' });
export type TeamConstraints = z.output<typeof teamConstraintsReply>;

export const keeperReply = z
  .strictObject({ playerId: id, isKeeper: z.boolean() })
  .register(schemaMetadata, { id: 'Keeper' });
export type Keeper = z.output<typeof keeperReply>;

export const pairReply = z
  .strictObject({ playerIds, kind: z.nullable(z.enum(PAIR_KINDS)) })
  .register(schemaMetadata, { id: 'Pair', description: '`kind` is null of two who are no pair.' });
export type PairReply = z.output<typeof pairReply>;
