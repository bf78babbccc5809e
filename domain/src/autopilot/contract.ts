import { contract } from '../contract/operation.ts';
import { autopilotInput, autopilotReply, undoneInput } from './autopilot-reply.ts';
import { AUTOPILOT } from './routes.ts';

export const autopilotContract = contract('Teams', AUTOPILOT, {
  read: {
    summary:
      'Whether the teams of a weekly match are made without the organiser, and what was done',
    replies: { 200: autopilotReply },
  },
  set: {
    summary: 'Turn that on or off; on also wakes it in a copy of a database',
    body: autopilotInput,
    replies: { 200: autopilotReply },
  },
  undo: {
    summary: 'Undo what it did from a step on, and stop it for this match',
    body: undoneInput,
    replies: { 200: autopilotReply },
  },
});
