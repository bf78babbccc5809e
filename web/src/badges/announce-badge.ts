import { ACHIEVEMENTS, type Achievement, nameList } from '@picadito/domain';
import { celebrate } from '../moments/celebrate.ts';
import { toast, toastStore } from '../ui/toast/toasts.ts';

/** Times in milliseconds: how often a free place for the toast is looked for, and how long another toast may keep it. */
const LOOK_EVERY_MS = 250;
const OTHERS_KEEP_IT_MS = 2_500;

/** The badges that wait for their toast. */
const waiting: Achievement[] = [];

/**
 * Announces a badge that a change of this page has earned: it celebrates at once, and a toast follows when it replaces
 * no other. Badges that are earned together share a toast.
 */
export function announceBadge(type: string): void {
  const badge = ACHIEVEMENTS.find((one) => one.type === type);
  if (!badge) return; // A newer server may have other badges.
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
