import type { GroupLink, Player, PlayersList, SurveyReply } from '@picadito/domain';
import { hashCode, keysOf } from '../../src/security/link-code.ts';
import type { Context, Organiser } from '../../src/transactions/context.ts';
import { DEVICE_COOKIE } from '../a-linked-group.ts';
import type { Client } from '../test-app.ts';
import { ownDevices } from './own-devices.ts';

/** Token of the device from which a player of the full account (a-full-account.ts) answers. */
export const OWN_DEVICE = 'c'.repeat(22);

type Surveying = { owner: Organiser; context: Context };

/**
 * Opens a survey about all players and answers it for one of them. A survey requires players with devices, so three
 * players have devices until the survey is open.
 */
export async function openSurvey(
  organiser: Client,
  { id: listId }: PlayersList,
  { owner, context, ids }: Surveying & { ids: readonly string[] },
) {
  const others = ids.slice(0, 3);
  await ownDevices(context, { userId: owner.id, listId }, others);
  const url = `/api/lists/${listId}/survey`;
  const { body } = await organiser.put<SurveyReply>(url, { playerIds: ids });
  for (const id of others) await organiser.delete(`/api/lists/${listId}/devices/${id}`);
  const by = ids[4] ?? '';
  await opine(organiser, { listId, surveyId: body.survey?.id ?? '', ids, by }, OWN_DEVICE);
}

/** Opens a survey, collects enough opinions about each player from five of them, and closes it. */
export async function closedSurvey(
  organiser: Client,
  { id: listId }: PlayersList,
  { owner, context }: Surveying,
) {
  const { body: players } = await organiser.get<Player[]>(`/api/lists/${listId}/players`);
  const ids = players.slice(1).map(({ id }) => id);
  const five = ids.slice(0, 5);
  const tokens = await ownDevices(context, { userId: owner.id, listId }, five);
  const url = `/api/lists/${listId}/survey`;
  const { body } = await organiser.put<SurveyReply>(url, { playerIds: ids });
  const surveyId = body.survey?.id ?? '';
  for (const [at, by] of five.entries()) {
    await opine(organiser, { listId, surveyId, ids, by }, tokens[at] ?? '');
    await organiser.delete(`/api/lists/${listId}/devices/${by}`);
  }
  await organiser.put(`${url}/closed`, {});
}

type Opining = { listId: string; surveyId: string; ids: readonly string[]; by: string };

async function opine(organiser: Client, { listId, surveyId, ids, by }: Opining, device: string) {
  const { body: link } = await organiser.get<GroupLink>(`/api/lists/${listId}/link`);
  const code = (link.address ?? '').slice(-22);
  const keyOf = keysOf(hashCode(code));
  const said = ids.filter((id) => id !== by).map((id) => [keyOf(id), '4']);
  await organiser.send({
    method: 'POST',
    url: `/g/${code}/survey`,
    cookies: { [DEVICE_COOKIE]: device },
    payload: { survey: keyOf(surveyId), player: keyOf(by), ...Object.fromEntries(said) },
  });
}
