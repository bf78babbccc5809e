import { ACHIEVEMENTS, type Badge, badgePeriod, type BadgeType, nameList } from '@picadito/domain';
import { browserTimeZone } from '../lib/clock.ts';
import { celebrate } from '../moments/celebrate.ts';
import { local } from '../sync/storage.ts';
import { toast, toastStore } from '../ui/toast/toasts.ts';

/**
 * Interval in milliseconds at which a badge checks whether its toast can be shown, and the longest time for which
 * another toast delays it.
 */
const LOOK_EVERY_MS = 250;
const OTHERS_KEEP_IT_MS = 2_500;

type Named = Pick<Badge, 'name' | 'description'>;

/** The badges that wait for their toast. */
const waiting: Named[] = [];

/** Key in local storage of the badges that this browser has announced, or found when it first looked for badges. */
const KNOWN = 'announced-badges';

/**
 * Announces a badge that was just earned, once in this browser: with a celebration at once, and with a toast as soon as
 * it replaces no other. Badges that are earned together share a toast.
 */
export function announceBadge(type: string): void {
  const badge = ACHIEVEMENTS.find((one) => one.type === type);
  if (!badge) return; // A newer server may have other badges.
  const known = knownBadges();
  const key = keyOf(badge.type, Date.now());
  if (known?.includes(key)) return;
  if (known) local.set(KNOWN, [...known, key].join(' '));
  announce(badge);
}

/**
 * Announces those of the organiser's latest badges that were earned while no page was open, for example by an answer by
 * the link. Badges from before this browser first looked are not announced.
 */
export function announceNewBadges(latest: readonly Badge[]): void {
  const known = knownBadges();
  const keys = latest.map(({ type, earnedAt }) => keyOf(type, Date.parse(earnedAt)));
  const fresh = latest.filter((_, index) => known && !known.includes(keys[index] ?? ''));
  local.set(KNOWN, [...new Set([...(known ?? []), ...keys])].join(' '));
  fresh.forEach(announce);
}

function knownBadges(): string[] | null {
  return local.get(KNOWN)?.split(' ') ?? null;
}

/** Returns a text that differs between badges, and between the weeks of a badge that can be earned weekly. */
function keyOf(type: BadgeType, now: number): string {
  return type + badgePeriod(type, { now, timeZone: browserTimeZone() });
}

function announce(badge: Named): void {
  celebrate('¡LOGRO!');
  waiting.push(badge);
  if (waiting.length === 1) setTimeout(() => showWhenFree(0), LOOK_EVERY_MS);
}

/** Shows the toast of all waiting badges. An error is never replaced, because only the organiser closes it. */
function showWhenFree(waited: number): void {
  const [shown] = toastStore.getState().toasts;
  if (shown?.open && (shown.tone === 'bad' || waited < OTHERS_KEEP_IT_MS)) {
    setTimeout(() => showWhenFree(waited + LOOK_EVERY_MS), LOOK_EVERY_MS);
    return;
  }
  const badges = waiting.splice(0);
  const [first] = badges;
  if (badges.length === 1 && first) {
    toast({ title: '¡Ganaste un logro!', description: `${first.name}: ${first.description}.` });
  } else {
    const names = nameList(badges.map(({ name }) => name));
    toast({ title: `¡Ganaste ${badges.length} logros!`, description: `${names}.` });
  }
}
