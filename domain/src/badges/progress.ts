/*
 * Organiser's level (docs/decisions/137): each achievement gives 150 XP, level n+1
 * starts at 100·n·(n+3) XP (400, 1000, 1800, …), and the bar is XP over the next level's threshold.
 * Three achievements → 450 XP → level 2 → 45 %.
 */
const XP_PER_BADGE = 150;

export function xpOfBadges(count: number): number {
  return count * XP_PER_BADGE;
}

/** The XP at which the level after `level` starts. */
export function nextLevelAt(level: number): number {
  return 100 * level * (level + 3);
}

/** From 1. */
export function levelOf(xp: number): number {
  let level = 1;
  while (xp >= nextLevelAt(level)) level += 1;
  return level;
}

/** 0 to 99: whole percent, rounded down, so that the bar is never full before the level is reached. */
export function progressPercent(xp: number): number {
  return Math.floor((xp * 100) / nextLevelAt(levelOf(xp)));
}
