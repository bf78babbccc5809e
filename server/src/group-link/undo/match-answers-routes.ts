import { matchAnswersContract } from '@picadito/domain';
import { signedInRoutes } from '../../http/route.ts';
import { ownedMatch, requireOwnedMatchPlayer } from '../../transactions/load-owned.ts';
import {
  keepGuest,
  readMatchAnswers,
  removePlayersComment,
  setPlayerNotified,
} from '../../waitlist/match-answers.ts';
import { setAnswerSettings } from '../../waitlist/answer-settings.ts';
import { redoAnswers } from './redo-answers.ts';
import { undoAnswers } from './undo-answers.ts';

export const matchAnswersRoutes = signedInRoutes(matchAnswersContract, {
  read: async (context, organiser, { params, request }) => {
    const { answers, unchangedUntil } = await readMatchAnswers(context, organiser, params.id);
    request.unchangedUntil = unchangedUntil;
    return answers;
  },
  set: {
    notFoundUnless: ownedMatch,
    handle: (context, organiser, { params, body }) =>
      setAnswerSettings(context, organiser, params.id, body),
  },
  told: {
    notFoundUnless: requireOwnedMatchPlayer,
    handle: (context, organiser, { params: { id, playerId } }) =>
      setPlayerNotified(context, organiser, { matchId: id, playerId }),
  },
  keep: {
    notFoundUnless: requireOwnedMatchPlayer,
    handle: (context, organiser, { params: { id, playerId }, body: { isKept } }) =>
      keepGuest(context, organiser, { matchId: id, playerId, isKept }),
  },
  undo: {
    notFoundUnless: ownedMatch,
    handle: (context, organiser, { params, body }) =>
      undoAnswers(context, organiser, params.id, body),
  },
  redo: {
    notFoundUnless: ownedMatch,
    handle: (context, organiser, { params }) => redoAnswers(context, organiser, params.id),
  },
  removeComment: {
    notFoundUnless: requireOwnedMatchPlayer,
    handle: (context, organiser, { params: { id, playerId } }) =>
      removePlayersComment(context, organiser, { matchId: id, playerId }),
  },
});
