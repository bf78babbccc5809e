import { deleteDevicesOfList } from '../store/tables/group-link/devices.ts';
import { deleteProposalsOfList } from '../store/tables/group-link/proposals.ts';
import { deleteLink } from '../store/tables/group-link/group-links.ts';
import { deleteList as removeList } from '../store/tables/players/lists.ts';
import { detachMatchesFromList } from '../store/tables/matches/matches.ts';
import { playersOfList } from '../store/tables/players/players.ts';
import { deleteSurvey, findSurvey } from '../store/tables/survey/surveys.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { deletePlayersAndTraces } from './delete-player.ts';
import { redactResponses } from '../transactions/idempotent-request.ts';
import { lockOwnedList } from '../transactions/load-owned.ts';
import { write } from '../transactions/write.ts';

/** Deletes a list with its players, group link and survey; its matches stay without a list. */
export async function deleteList(
  context: Context,
  organiser: Organiser,
  listId: string,
): Promise<void> {
  await write(context, organiser, async (tx, writeContext) => {
    await lockOwnedList(tx, organiser, listId);
    const players = await playersOfList(tx, organiser.id, listId);
    const playerIds = players.map((player) => player.id);
    await deletePlayersAndTraces(tx, writeContext, playerIds);
    await redactResponses(tx, writeContext, [listId]);
    await detachMatchesFromList(tx, organiser.id, listId);
    await deleteDevicesOfList(tx, { userId: organiser.id, listId });
    await deleteProposalsOfList(tx, { userId: organiser.id, listId });
    const survey = await findSurvey(tx, { userId: organiser.id, listId });
    if (survey) await deleteSurvey(tx, { userId: organiser.id, surveyId: survey.id });
    await deleteLink(tx, { userId: organiser.id, listId });
    await removeList(tx, organiser.id, listId);
    writeContext.recordChange('list', listId);
  });
}
