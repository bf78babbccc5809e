/*
 * The format of a match is the number of players a side, the number of teams, the minutes on the court, and with three
 * or four teams the rotation: the rules by which teams replace each other. Two teams have no rotation.
 */

export const ROTATION_KINDS = ['winner-stays', 'round-robin'] as const;
/** Names of what happens after a draw: the holder, which stayed after the game before, leaves, or both teams leave. */
export const DRAW_RULES = ['holder-leaves', 'both-leave'] as const;

export type Rotation = {
  play: (typeof ROTATION_KINDS)[number];
  gameMinutes: number;
  /** Goals that end a game; 0 if only the time ends it. */
  gameGoals: number;
  onDraw: (typeof DRAW_RULES)[number];
  /** Number of games in a row that a team may win before it rests; null for no limit. */
  stayMax: number | null;
};

export type MatchFormat = {
  perSide: number;
  teamCount: number;
  courtMinutes: number;
  rotation: Rotation | null;
};

/** The format of a new match whose request names none, and of all matches that older versions stored. */
export const DEFAULT_FORMAT: MatchFormat = {
  perSide: 5,
  teamCount: 2,
  courtMinutes: 120,
  rotation: null,
};

/**
 * Type of the size and number of the teams of a match. A match that an older version of the app stored in the browser
 * lacks them.
 */
export type FormatSize = Partial<Pick<MatchFormat, 'perSide' | 'teamCount'>>;

/** Returns the number of places in the teams of a match. */
export function placesOf({
  perSide = DEFAULT_FORMAT.perSide,
  teamCount = DEFAULT_FORMAT.teamCount,
}: FormatSize): number {
  return perSide * teamCount;
}

/**
 * Returns the time for which the court is rented, in milliseconds; two hours for a match that an older version of the
 * app stored without it.
 */
export function courtMs({ courtMinutes = DEFAULT_FORMAT.courtMinutes }: CourtTime): number {
  return courtMinutes * 60_000;
}

export type CourtTime = Partial<Pick<MatchFormat, 'courtMinutes'>>;

/** Tells whether a match is a night: three or four teams play it. */
export const isNight = ({ teamCount }: Pick<MatchFormat, 'teamCount'>): boolean => teamCount > 2;
