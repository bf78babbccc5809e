import { matchAnswersContract } from '@picadito/domain';
import { signedInRoutes } from '../http/route.ts';
import { ownedMatch, requireOwnedMatchPlayer } from '../transactions/load-owned.ts';
import { keepGuest } from './keep-guest.ts';
import { readMatchAnswers, setAnswerSettings, setPlayerTold } from './match-answers.ts';

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
      setPlayerTold(context, organiser, { matchId: id, playerId }),
  },
  keep: {
    notFoundUnless: requireOwnedMatchPlayer,
    handle: (context, organiser, { params: { id, playerId }, body: { isKept } }) =>
      keepGuest(context, organiser, { matchId: id, playerId, isKept }),
  },
});
