import { contract } from '../contract/operation.ts';
import { pilotInput, pilotReply, undoneInput } from './pilot-reply.ts';
import { AUTOPILOT } from './routes.ts';

export const autopilotContract = contract('Teams', AUTOPILOT, {
  read: {
    summary:
      'Whether the teams of a weekly match are made without the organiser, and what was done',
    replies: { 200: pilotReply },
  },
  set: {
    summary: 'Turn that on or off; on also wakes it in a copy of a database',
    body: pilotInput,
    replies: { 200: pilotReply },
  },
  undo: {
    summary: 'Undo what it did from a step on, and stop it for this match',
    body: undoneInput,
    replies: { 200: pilotReply },
  },
});
