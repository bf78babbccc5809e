import * as z from 'zod/mini';
import { contract } from '../contract/operation.ts';
import { playerStatReply } from '../players/player-reply.ts';
import { playerStatInput } from './player-stat-input.ts';
import { PLAYER_STATS } from './routes.ts';

export const playerStatContract = contract('Players', PLAYER_STATS, {
  list: {
    summary: 'The statistics of all my players',
    replies: { 200: z.array(playerStatReply) },
    conditional: 'clock',
  },
  change: {
    summary: 'Type a statistic in; null computes it again',
    body: playerStatInput,
    replies: { 200: playerStatReply },
  },
});
