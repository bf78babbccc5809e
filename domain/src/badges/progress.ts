/*
 * Each achievement gives the organiser 150 experience points (XP). Level n+1 starts at 100·n·(n+3) XP (400, 1000, 1800,
 * …), and the progress bar shows the XP as a share of the threshold of the next level. Three achievements give 450 XP,
 * which is level 2 and 45 %.
 */
const XP_PER_BADGE = 150;

export function xpOfBadges(count: number): number {
  return count * XP_PER_BADGE;
}

/** Returns the experience points (XP) at which the level after `level` starts. */
export function nextLevelAt(level: number): number {
  return 100 * level * (level + 3);
}

/** Returns the organiser's level, from 1 on, for a number of experience points. */
export function levelOf(xp: number): number {
  let level = 1;
  while (xp >= nextLevelAt(level)) level += 1;
  return level;
}

/**
 * Returns the organiser's experience points as a whole percentage, from 0 to 99, of the points at which the next level
 * starts. The percentage is rounded down, so that the bar is never full before the next level.
 */
export function progressPercent(xp: number): number {
  return Math.floor((xp * 100) / nextLevelAt(levelOf(xp)));
}
