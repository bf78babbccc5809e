import * as z from 'zod/mini';
import { contract } from '../contract/operation.ts';
import { MATCH_PROPOSALS } from '../routes.ts';
import * as MESSAGES from '../text/messages.ts';
import { matchAnswersReply } from '../waitlist/contract.ts';
import { proposalInput } from './player-requests.ts';

export const matchProposalsContract = contract('Attendance', MATCH_PROPOSALS, {
  decide: {
    summary: 'Accept or dismiss a proposal of the players',
    helpers: 'matches',
    description:
      'An accepted newcomer becomes a player of the list at level 3, or is identified with the player `playerId`; the proposing device becomes an owner of that name. An accepted answer or guest is stored. A proposal that is no longer open changes nothing.',
    body: proposalInput,
    replies: { 200: matchAnswersReply },
  },
  dismissNewcomers: {
    summary: 'Dismiss all proposed newcomers',
    helpers: 'matches',
    body: z.object({}, { error: MESSAGES.invalid }),
    replies: { 200: matchAnswersReply },
  },
});
