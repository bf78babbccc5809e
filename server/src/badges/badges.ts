import { awardBadges, badgePeriod, MESSAGES, type Badge, type BadgeType } from '@picadito/domain';
import { invalid, notFound } from '../app-error.ts';
import { badgesOf, findBadge } from '../store/tables/badges/badges.ts';
import { clockOf, grant, missingOf } from './award-badges.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { badgeFactsFor } from './badge-facts.ts';
import { orNotFound } from '../transactions/load-owned.ts';
import { optionalWrite, write } from '../transactions/write.ts';

/**
 * The badges that passing time completes: a match ends without any request, so they are granted when the badges are
 * read.
 */
const TIME_BASED: BadgeType[] = ['constancia-total', 'mvp-semana', 'diez-fechas'];

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
 * Grants the badges that passing time has earned, such as those for completed matches, which may have ended days before
 * the next request. If the database takes no writes, the request continues without them.
 */
export async function grantTimeBasedBadges(context: Context, organiser: Organiser) {
  const { store } = context;
  const time = context.now();
  const at = { organiser, now: time };
  const missing = await missingOf(store.read, at, TIME_BASED);
  const facts = await badgeFactsFor(store.read, organiser, time, missing);
  const earned = awardBadges(facts, clockOf(at));
  const types = missing.filter((type) => earned.some((award) => award.type === type));
  if (types.length === 0) return;
  // The facts above come from several moments, because each was read by its own statement. The facts of the transaction
  // come from one.
  const grantSure = () =>
    write(context, organiser, async (tx, writeContext) => {
      const sure = await badgeFactsFor(tx, organiser, writeContext.now, types);
      const awards = awardBadges(sure, clockOf(writeContext));
      await grant(
        tx,
        writeContext,
        awards.filter(({ type }) => types.includes(type)),
      );
    });
  await optionalWrite(store, grantSure);
}

/**
 * Grants a badge that the web client has recognised first, and returns the badge, new or existing. Refuses (422) a
 * badge that was not earned.
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
