import { ANSWERS_KEPT_DAYS, MERGE_UNDO_MS, MONEY_CLAIM_DAYS } from '@picadito/domain';
import { deleteOldAnswers } from './store/tables/waitlist/answers.ts';
import { deleteOldGuests } from './store/tables/waitlist/guests.ts';
import { deleteOldProposals } from './store/tables/group-link/proposals.ts';
import { deleteOldSteps } from './store/tables/autopilot/autopilot-steps.ts';
import { deleteOldActions } from './store/tables/captain/captain-actions.ts';
import { deleteUnusedDevices, usedSince } from './store/tables/group-link/devices.ts';
import { deleteExpiredInvitations } from './store/tables/helpers/helpers.ts';
import { forgetUndosOfMerges } from './store/tables/players/merged-players.ts';
import { deleteOldHandovers } from './store/tables/handover/handovers.ts';
import { deleteOldClaims } from './store/tables/money/money-claims.ts';
import { deleteOldScoreProposals } from './store/tables/results/score-proposals.ts';
import {
  DELETED_KEPT_MS,
  deleteOldDeletedMatches,
} from './store/tables/matches/calendar-entries.ts';
import { deleteChangesBefore } from './store/tables/sync/changes.ts';
import { deleteExpiredResponses } from './store/tables/sync/idempotency.ts';
import { deleteExpiredSessions } from './store/tables/account/sessions.ts';
import type { Writer } from './store/store.ts';
import { timestamp } from './store/timestamps.ts';
import { sessionLimits } from './identity/sessions/session-token.ts';
import { RETENTION_MS } from './transactions/write.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes the rows of all users that have expired or are older than their table's retention time, and the data with
 * which merges older than a day could be undone. `now` is in epoch milliseconds.
 */
export async function deleteExpired(tx: Writer, now: number): Promise<void> {
  const before = timestamp(now - RETENTION_MS);
  await deleteExpiredSessions(tx, sessionLimits(now));
  await deleteChangesBefore(tx, before);
  await deleteExpiredResponses(tx, before);
  await forgetUndosOfMerges(tx, timestamp(now - MERGE_UNDO_MS));
  await deleteExpiredInvitations(tx, timestamp(now));
  await deleteUnusedDevices(tx, now);
  await deleteOldDeletedMatches(tx, timestamp(now - DELETED_KEPT_MS));
  const startedBefore = timestamp(now - ANSWERS_KEPT_DAYS * DAY_MS);
  await deleteOldAnswers(tx, startedBefore);
  await deleteOldGuests(tx, startedBefore);
  await deleteOldProposals(tx, { madeBefore: usedSince(now), startedBefore });
  await deleteOldSteps(tx, startedBefore);
  await deleteOldActions(tx, startedBefore);
  await deleteOldScoreProposals(tx, startedBefore);
  await deleteOldHandovers(tx, timestamp(now));
  await deleteOldClaims(tx, timestamp(now - MONEY_CLAIM_DAYS * DAY_MS));
}
