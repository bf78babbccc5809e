import * as z from 'zod/mini';
import { count, schemaMetadata } from '../contract/values.ts';
import {
  COURT_MINUTES_MAX,
  COURT_MINUTES_MIN,
  PER_SIDE_MAX,
  PER_SIDE_MIN,
  TEAM_COUNT_MAX,
  TEAM_COUNT_MIN,
} from '../limits.ts';
import { DRAW_RULES, ROTATION_KINDS } from './match-format.ts';

const rotationReply = z
  .strictObject({
    play: z.enum(ROTATION_KINDS),
    gameMinutes: count,
    gameGoals: count.register(schemaMetadata, {
      description: 'The goals that end a game; 0 if only the time ends it.',
    }),
    onDraw: z.enum(DRAW_RULES),
    stayMax: z.nullable(count).register(schemaMetadata, {
      description: 'How many games in a row a team may win before it rests; null for no limit.',
    }),
  })
  .register(schemaMetadata, {
    id: 'Rotation',
    description: 'How three or four teams replace each other. Two teams have none.',
  });

export const formatReply = {
  perSide: z
    .int()
    .check(z.gte(PER_SIDE_MIN), z.lte(PER_SIDE_MAX))
    .register(schemaMetadata, { description: 'The maximum number of players of a team.' }),
  teamCount: z.int().check(z.gte(TEAM_COUNT_MIN), z.lte(TEAM_COUNT_MAX)),
  courtMinutes: z
    .int()
    .check(z.gte(COURT_MINUTES_MIN), z.lte(COURT_MINUTES_MAX))
    .register(schemaMetadata, { description: 'The minutes for which the court is rented.' }),
  rotation: z.nullable(rotationReply),
};

export const teamCountsReply = z
  .strictObject({
    claro: count,
    oscuro: count,
    suplentes: count,
    naranja: z.optional(count),
    verde: z.optional(count),
  })
  .register(schemaMetadata, {
    description: 'The players of the teams. `suplentes` also counts those of naranja and verde.',
  });
