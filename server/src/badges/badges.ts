import { awardBadges, badgePeriod, MESSAGES, type Badge, type BadgeType } from '@picadito/domain';
import { invalid, notFound } from '../app-error.ts';
import { badgesOf, findBadge } from '../store/tables/badges.ts';
import { clockOf, grant, missingOf } from '../services/award-badges.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { deedsFor } from './badge-facts.ts';
import { found } from '../services/own.ts';
import { write } from '../services/write.ts';

/** Achievements that the clock completes: no request need come when a match is over. */
const BROUGHT_BY_TIME: BadgeType[] = ['constancia-total', 'mvp-semana', 'diez-fechas'];

/** The organiser's badges, by the day they were earned, with what time has brought meanwhile. */
export async function readBadges(
  context: Context,
  organiser: Organiser,
  userId: string,
): Promise<Badge[]> {
  if (userId !== organiser.id) throw notFound();
  await grantWhatTimeBrought(context, organiser);
  return badgesOf(context.store.read, organiser.id);
}

/** A match may have been over for days before anybody looks. */
export async function grantWhatTimeBrought(context: Context, organiser: Organiser) {
  const { store } = context;
  const time = context.now();
  const at = { organiser, now: time };
  const missing = await missingOf(store.read, at, BROUGHT_BY_TIME);
  const deeds = await deedsFor(store.read, organiser, time, missing);
  const earned = awardBadges(deeds, clockOf(at));
  const awards = earned.filter(({ type }) => missing.includes(type));
  if (awards.length === 0) return;
  await write(context, organiser, (tx, turn) => grant(tx, turn, awards));
}

/** For a client that saw a deed first: the badge, new or the one there is. A deed not done is a 422. */
export async function claimBadge(
  context: Context,
  organiser: Organiser,
  { userId, type }: { userId: string; type: BadgeType },
): Promise<{ badge: Badge; isNew: boolean }> {
  if (userId !== organiser.id) throw invalid('userId', MESSAGES.badgeOfAnother);
  return write(context, organiser, async (tx, turn) => {
    const clock = clockOf(turn);
    const badge = () => findBadge(tx, organiser.id, type, badgePeriod(type, clock));
    const there = await badge();
    if (there) return { badge: there, isNew: false };
    const deeds = await deedsFor(tx, organiser, turn.now, [type]);
    const awards = awardBadges(deeds, clock).filter((earned) => earned.type === type);
    if (awards.length === 0) throw invalid('type', MESSAGES.badgeNotEarned);
    const isNew = (await grant(tx, turn, awards)) > 0;
    return { badge: found(await badge()), isNew };
  });
}
