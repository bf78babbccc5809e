import { awardBadges, badgePeriod, MESSAGES, type Badge, type BadgeType } from '@picadito/domain';
import { invalid, notFound } from '../app-error.ts';
import { badgesOf, findBadge } from '../store/tables/badges/badges.ts';
import { clockOf, grant, missingOf } from './award-badges.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { badgeFactsFor } from './badge-facts.ts';
import { orNotFound } from '../transactions/load-owned.ts';
import { write } from '../transactions/write.ts';

/** Passing time completes these achievements, without a request when a match ends. */
const TIME_BASED: BadgeType[] = ['constancia-total', 'mvp-semana', 'diez-fechas'];

/** Grants badges that time has earned and returns the organiser's badges by the day they were earned. */
export async function readBadges(
  context: Context,
  organiser: Organiser,
  userId: string,
): Promise<Badge[]> {
  if (userId !== organiser.id) throw notFound();
  await grantTimeBasedBadges(context, organiser);
  return badgesOf(context.store.read, organiser.id);
}

/** Grants the badges that passing time has earned; a match may have been over for days before the next request. */
export async function grantTimeBasedBadges(context: Context, organiser: Organiser) {
  const { store } = context;
  const time = context.now();
  const at = { organiser, now: time };
  const missing = await missingOf(store.read, at, TIME_BASED);
  const facts = await badgeFactsFor(store.read, organiser, time, missing);
  const earned = awardBadges(facts, clockOf(at));
  const types = missing.filter((type) => earned.some((award) => award.type === type));
  if (types.length === 0) return;
  // The facts above may come from several moments; those of the transaction come from one.
  await write(context, organiser, async (tx, writeContext) => {
    const sure = await badgeFactsFor(tx, organiser, writeContext.now, types);
    const awards = awardBadges(sure, clockOf(writeContext));
    await grant(
      tx,
      writeContext,
      awards.filter(({ type }) => types.includes(type)),
    );
  });
}

/**
 * Grants a badge to a client that recognised an achievement first, and returns it, new or existing. An achievement that
 * was not earned is a 422.
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
