import * as z from 'zod/mini';
import { contract } from '../contract/operation.ts';
import { badgeReply } from './badge-reply.ts';
import { claimInput } from './claim-input.ts';
import { BADGES } from './routes.ts';

export const badgeContract = contract('Badges', BADGES, {
  list: {
    summary: 'My badges, by the day they were earned; the id is one’s own user id',
    replies: { 200: z.array(badgeReply) },
    conditional: 'version',
  },
  claim: {
    summary: 'Claim the badge of a deed that is done: 201 the new one, 200 the one there is',
    body: claimInput,
    replies: { 200: badgeReply, 201: badgeReply },
  },
});
