import {
  isCurrent,
  isOwnAnswer,
  MESSAGES,
  statesBefore,
  statusOf,
  type LoggedAnswer,
  type TakeBackInput,
} from '@picadito/domain';
import { fillPlaces } from '../../waitlist/fill-places.ts';
import { restoreStates } from '../undo/player-states.ts';
import { deleteLogged, loggedAnswers } from '../../store/tables/waitlist/answer-log.ts';
import { rosterOf } from '../../store/tables/matches/roster.ts';
import { timestamp } from '../../store/timestamps.ts';
import type { Context } from '../../transactions/context.ts';
import { storedOf } from './answer-by-link.ts';
import { writeByDevice, type Answered, type PageSender } from './write-by-link.ts';

/**
 * Takes back the VOY that a device gave for a name it does not own: restores the state before the VOY, deletes the VOY
 * and its comments from the log, and fills free places from the waitlist. Refuses if the VOY of this device is no
 * longer the player's current answer, or if the match has started.
 */
export function takeBackByLink(
  context: Context,
  sender: PageSender,
  input: TakeBackInput,
): Promise<Answered | null> {
  return writeByDevice(context, sender, async ({ tx, writeContext, linked, deviceHash }) => {
    const gone = {
      asked: { kind: 'refused', sentence: MESSAGES.takeBackGone, given: null },
    } as const;
    const { match, player } = storedOf(linked, input);
    const { now, organiser } = writeContext;
    if (!match || !player || now >= match.startsAt) return gone;
    const answer = linked.playersIn(match).answers.find(({ playerId }) => playerId === player.id);
    const isSenders = answer?.deviceHash === deviceHash && !isOwnAnswer(answer);
    if (!isSenders || !isCurrent(answer, statusOf(player))) return gone;
    const ofMatch = { userId: organiser.id, matchId: match.id };
    const log = await loggedAnswers(tx, ofMatch);
    const ofName = log.filter((one) => one.playerId === player.id && one.undoneAt === null);
    const isOfVoy = (one: LoggedAnswer) =>
      one.deviceHash === deviceHash && one.answer === 'confirmed';
    // A comment that was added to the VOY has its own entry.
    const voy = ofName.slice(ofName.findLastIndex((one) => !isOfVoy(one)) + 1);
    if (voy.length === 0) return gone;
    const roster = await rosterOf(tx, organiser.id, match.id, timestamp(now));
    const states = statesBefore(log, voy).map(({ own }) => own);
    await restoreStates(tx, writeContext, ofMatch, { roster, states });
    for (const { at } of voy) await deleteLogged(tx, ofMatch, at);
    await fillPlaces(tx, writeContext, match.id);
    writeContext.recordChange('match', match.id);
    return null;
  });
}
