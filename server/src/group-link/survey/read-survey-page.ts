import { namesById, type Surveyed, type SurveyPage } from '@picadito/domain';
import { keysOf } from '../../security/link-code.ts';
import { holderOf } from '../../store/tables/answers/devices.ts';
import { playersOfList } from '../../store/tables/players.ts';
import { surveyedPlayers } from '../../store/tables/survey/survey-opinions.ts';
import { participantsOf } from '../../store/tables/survey/survey-participants.ts';
import { findSurvey, isOpen } from '../../store/tables/survey/surveys.ts';
import type { Reader } from '../../store/transaction.ts';
import type { Context } from '../../transactions/context.ts';
import { hashDevice } from '../devices/device.ts';
import type { LinkedList } from '../page/read-page.ts';
import { writtenOf } from '../shown-names.ts';

/** `device`: the token of the cookie. `tapped`: the key of a name; `owned`: the id of the player whose own link it is. */
export type SurveyReading = {
  device: string | null;
  tapped?: string;
  owned?: string | undefined;
  /** The form has just been stored. */
  isSent?: boolean;
};

export async function readSurveyPage(
  { store, now }: Context,
  list: LinkedList,
  { device, tapped, owned, isSent = false }: SurveyReading,
): Promise<SurveyPage> {
  const hash = device === null ? null : hashDevice(device, list.listId);
  const { survey, people, names, holder, keyOf, participants } = await readLinkedSurvey(
    store.read,
    list,
    { now: now(), device: hash },
  );
  const chosen = owned === undefined ? tapped : keyOf(owned);
  const known = owned === undefined ? (holder ?? byKey(names, chosen)) : byKey(names, chosen);
  const isHeld = known !== undefined && known.key === holder?.key;
  const isOwn = isHeld || owned !== undefined;
  const visitor = known ? { ...known, isHeld } : null;
  const hasAnswered = participants.some(
    ({ playerId, deviceHash }) =>
      deviceHash === hash || (isOwn && keyOf(playerId) === visitor?.key),
  );
  return {
    survey: survey && {
      key: keyOf(survey.id),
      people: visitor ? people.filter(({ key }) => key !== visitor.key) : [],
    },
    visitor,
    names: visitor ? [] : names,
    isDone: survey !== null && (hasAnswered || isSent),
    refused: null,
  };
}

const byKey = (people: readonly Surveyed[], key: string | undefined) =>
  people.find((one) => one.key === key);

/** What the page is made of. `device`: what is stored of the reader's, if it has a cookie. */
export async function readLinkedSurvey(
  db: Reader,
  { userId, listId, codeHash }: LinkedList,
  { now, device }: { now: number; device: string | null },
) {
  const [found, players, written, held] = await Promise.all([
    findSurvey(db, { userId, listId }),
    playersOfList(db, userId, listId),
    writtenOf(db, userId),
    device === null ? undefined : holderOf(db, { userId, listId, deviceHash: device, now }),
  ]);
  const survey = found && isOpen(found, now) ? found : null;
  const key = { userId, surveyId: survey?.id ?? '' };
  const [asked, participants] = survey
    ? await Promise.all([surveyedPlayers(db, userId, [survey.id]), participantsOf(db, key)])
    : [[], []];
  const keyOf = keysOf(codeHash);
  const nameOf = namesById(players.map((player) => ({ ...player, written: written(player.id) })));
  const names = [...nameOf].map(([id, name]) => ({ key: keyOf(id), name }));
  const about = new Set(asked.map(({ playerId }) => keyOf(playerId)));
  const people = names.filter((one) => about.has(one.key));
  const heldId = held && !held.isDoubted ? held.playerId : undefined;
  const holder = heldId === undefined ? undefined : byKey(names, keyOf(heldId));
  return { survey, people, names, holder, keyOf, participants, players };
}
