import {
  awardBadges,
  badgePeriod,
  MESSAGES,
  type Award,
  type Badge,
  type BadgeType,
} from '@picadito/domain';
import { invalid, notFound } from '../app-error.ts';
import { badgesOf, findBadge } from '../store/tables/badges/badges.ts';
import { clockOf, grant, missingOf } from './award-badges.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { badgeFactsFor } from './badge-facts.ts';
import { orNotFound } from '../transactions/load-owned.ts';
import { optionalWrite, write, type WriteContext } from '../transactions/write.ts';
import type { Reader } from '../store/store.ts';
import { withWeek } from './mvp-candidates.ts';

const MVP: BadgeType = 'mvp-semana';

/**
 * The badges that passing time completes: a match ends without any request, so they are granted when the badges are
 * read.
 */
const TIME_BASED: BadgeType[] = ['constancia-total', MVP, 'diez-fechas'];

/**
 * Returns all badges of the organiser, after granting those that passing time has earned since the last request. The
 * badges of another user are "not found".
 */
export async function readBadges(
  context: Context,
  organiser: Organiser,
  userId: string,
): Promise<Badge[]> {
  if (userId !== organiser.id) throw notFound();
  await grantTimeBasedBadges(context, organiser);
  return badgesOf(context.store.read, organiser.id);
}

/**
 * Grants the badges that have become due by the clock alone, such as the badge for completed matches. If the database
 * takes no writes, the request continues without them.
 */
export async function grantTimeBasedBadges(context: Context, organiser: Organiser) {
  const { store } = context;
  if ((await dueAwards(store.read, { organiser, now: context.now() })).length === 0) return;
  // The facts are read again in the transaction, because those above may come from different moments.
  const grantSure = () =>
    write(context, organiser, async (tx, writeContext) => {
      await grant(tx, writeContext, await dueAwards(tx, writeContext));
    });
  await optionalWrite(store, grantSure);
}

type At = Pick<WriteContext, 'organiser' | 'now'>;

/** Returns the awards that passing time has earned and that are not stored yet. */
async function dueAwards(db: Reader, at: At): Promise<Award[]> {
  const missing = await missingOf(db, at, TIME_BASED);
  const facts = await badgeFactsFor(db, at.organiser, at.now, missing);
  const earned = awardBadges(facts, clockOf(at)).filter(({ type }) => missing.includes(type));
  return missing.includes(MVP) ? earned : [...earned, ...(await decidedMvp(db, at))];
}

/**
 * Returns the award of this week's MVP to fewer players if several players share the badge, and their goals or the
 * matches in which they were la figura, which are known later than the matches played, now decide between them; else an
 * empty array.
 */
async function decidedMvp(db: Reader, at: At): Promise<Award[]> {
  const { organiser, now } = at;
  const clock = clockOf(at);
  const badge = await findBadge(db, organiser.id, MVP, badgePeriod(MVP, clock));
  const sharing = badge?.playerIds ?? [];
  if (sharing.length < 2) return [];
  const equal = sharing.map((id) => ({ id, matchesPlayed: 1 }));
  const mvpCandidates = await withWeek(db, organiser.id, equal, now);
  return awardBadges({ mvpCandidates }, clock).filter(
    ({ playerIds }) => playerIds.length < sharing.length,
  );
}

/**
 * Grants a badge at the request of the web client, and returns the badge, new or existing. Refuses (422) a badge that
 * was not earned, and a request about another user.
 */
export async function claimBadge(
  context: Context,
  organiser: Organiser,
  { userId, type }: { userId: string; type: BadgeType },
): Promise<{ badge: Badge; isNew: boolean }> {
  if (userId !== organiser.id) throw invalid('userId', MESSAGES.badgeOfAnother);
  return write(context, organiser, async (tx, writeContext) => {
    const clock = clockOf(writeContext);
    const badge = () => findBadge(tx, organiser.id, type, badgePeriod(type, clock));
    const there = await badge();
    if (there) return { badge: there, isNew: false };
    const facts = await badgeFactsFor(tx, organiser, writeContext.now, [type]);
    const awards = awardBadges(facts, clock).filter((earned) => earned.type === type);
    if (awards.length === 0) throw invalid('type', MESSAGES.badgeNotEarned);
    const isNew = (await grant(tx, writeContext, awards)) > 0;
    return { badge: orNotFound(await badge()), isNew };
  });
}
