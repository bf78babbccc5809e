import { addDays, type Badge, todayIn, weekdayOf } from '@picadito/domain';

/** The badge of this week's MVP; the week begins on Sunday where the organiser is (docs/specification.md#constants). */
export function mvpOfWeek(badges: readonly Badge[], timeZone: string, now: number): Badge | null {
  const today = todayIn(timeZone, now);
  const sunday = addDays(today, -weekdayOf(today));
  const given = badges.find(
    ({ type, earnedAt }) =>
      type === 'mvp-semana' && todayIn(timeZone, Date.parse(earnedAt)) >= sunday,
  );
  return given ?? null;
}
