import { surveyContract } from '@picadito/domain';
import { signedInRoutes } from '../http/route.ts';
import { ownedList } from '../transactions/load-owned.ts';
import { ownedName } from '../group-link/devices/name-holders.ts';
import { closeSurveyOf, decideVerdict, readSurvey, removeSurvey, startSurvey } from './survey.ts';

export const surveyRoutes = signedInRoutes(surveyContract, {
  read: (context, organiser, { params }) => readSurvey(context, organiser, params.id),
  start: {
    notFoundUnless: ownedList,
    handle: (context, organiser, { params, body }) =>
      startSurvey(context, organiser, params.id, body),
  },
  close: {
    notFoundUnless: ownedList,
    handle: (context, organiser, { params }) => closeSurveyOf(context, organiser, params.id),
  },
  decide: {
    notFoundUnless: ({ store }, organiser, listId, playerId) =>
      ownedName(store.read, organiser, { listId, playerId }),
    handle: (context, organiser, { params: { id, playerId }, body }) =>
      decideVerdict(context, organiser, { listId: id, playerId }, body),
  },
  remove: (context, organiser, { params }) => removeSurvey(context, organiser, params.id),
});
