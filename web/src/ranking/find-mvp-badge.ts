import { addDays, type Badge, todayIn, weekdayOf } from '@picadito/domain';

/**
 * Returns the badge of this week's MVP, or null if there is none yet. The week begins on Sunday in `timeZone`
 * (docs/specification.md#constants); `now` is in epoch milliseconds.
 */
export function mvpOfWeek(badges: readonly Badge[], timeZone: string, now: number): Badge | null {
  const today = todayIn(timeZone, now);
  const sunday = addDays(today, -weekdayOf(today));
  const given = badges.find(
    ({ type, earnedAt }) =>
      type === 'mvp-semana' && todayIn(timeZone, Date.parse(earnedAt)) >= sunday,
  );
  return given ?? null;
}
