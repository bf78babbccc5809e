import { ALL_SEASONS, listFile } from '@picadito/domain';
import { readFigures } from '../ranking/figures.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { readPlayersOfList } from './lists.ts';

/** Returns the players of a list with their figures of all seasons, as a file for spreadsheets. */
export async function readListFile(
  context: Context,
  organiser: Organiser,
  listId: string,
): Promise<string> {
  const players = await readPlayersOfList(context, organiser, listId);
  const { figures } = await readFigures(context, organiser, ALL_SEASONS);
  return listFile(players, figures);
}
