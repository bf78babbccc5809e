import * as z from 'zod/mini';
import { contract } from '../contract/operation.ts';
import { playerStatReply } from '../players/player-reply.ts';
import { figuresQuery, figuresReply } from './figures-reply.ts';
import { playerStatInput } from './player-stat-input.ts';
import { PLAYER_FIGURES, PLAYER_STATS } from './routes.ts';

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

export const figuresContract = contract('Players', PLAYER_FIGURES, {
  read: {
    summary: 'What follows from results and answers, of a season or of all',
    description: 'Derived on each read: a corrected result counts at once.',
    query: figuresQuery,
    problems: [422],
    replies: { 200: figuresReply },
    conditional: 'clock',
  },
});
