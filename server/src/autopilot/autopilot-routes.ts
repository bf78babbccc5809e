import { autopilotContract } from '@picadito/domain';
import { signedInRoutes } from '../http/route.ts';
import { ownedMatch } from '../transactions/load-owned.ts';
import { readAutopilot, setAutopilot, undoStep } from './autopilot.ts';

export const autopilotRoutes = signedInRoutes(autopilotContract, {
  read: (context, organiser, { params }) => readAutopilot(context, organiser, params.id),
  set: {
    notFoundUnless: ownedMatch,
    handle: (context, organiser, { params, body }) =>
      setAutopilot(context, organiser, params.id, body.isOn),
  },
  undo: {
    notFoundUnless: ownedMatch,
    handle: (context, organiser, { params, body }) =>
      undoStep(context, organiser, params.id, body.at),
  },
});
