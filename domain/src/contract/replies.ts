import type { BadgeType } from '../model/badge.ts';
import type { MatchStatus } from '../model/match.ts';
import type { SkillLevel } from '../model/skill-level.ts';
import type { TeamOrigin } from '../model/team-name.ts';

/** What the server answers (http-api.md). Timestamps are UTC with microseconds: 2026-11-21T13:25:00.123456Z. */

export type Profile = {
  id: string;
  uid: string;
  name: string;
  email: string | null;
  photoURL: string | null;
  /** E.164, or null. */
  whatsapp: string | null;
  level: number;
  xp: number;
  /** IANA name, or null until the browser has told it. */
  timeZone: string | null;
  /** ISO 3166-1 alpha-2, or null. */
  country: string | null;
  createdAt: string;
};

/**
 * `temporary`: the profile could not be stored yet, and this one lasts as long as the server's memory
 * (product.md §4).
 */
export type SessionReply = { user: Profile | null; temporary: boolean };

export type PlayersList = {
  id: string;
  userId: string;
  name: string;
  playerCount: number;
  createdAt: string;
};

export type Player = {
  id: string;
  listId: string;
  userId: string;
  name: string;
  rating: number;
  skillLevel: SkillLevel;
  whatsapp: string | null;
  createdAt: string;
};

export type Match = {
  id: string;
  userId: string;
  organizerId: string;
  listId: string | null;
  /** YYYY-MM-DD, in `timeZone`. */
  date: string;
  /** HH:MM, 24 h. */
  time: string;
  location: string;
  googlePlaceId: string | null;
  status: MatchStatus;
  isRecurring: boolean;
  recurringDay: number | null;
  seriesId: string | null;
  timeZone: string;
  playerCount: number;
  confirmedCount: number;
  teamCounts: { claro: number; oscuro: number; suplentes: number } | null;
  createdAt: string;
};

/** A player as one match sees him (product.md §3, match-with-players view). */
export type MatchPlayer = {
  id: string;
  name: string;
  skillLevel: SkillLevel;
  whatsapp: string | null;
  rating: number;
  confirmed: boolean;
  confirmedAt: string | null;
};

export type TeamsReply = {
  matchId: string;
  claroTeam: string[];
  oscuroTeam: string[];
  suplentes: string[];
  createdBy: TeamOrigin;
  /** Names and levels as they were when the teams were saved. */
  players: { id: string; name: string; skillLevel: SkillLevel }[];
};

/** product.md §3 "player stat"; `attendanceRate` is a whole percent. */
export type PlayerStat = { playerId: string; matchesPlayed: number; attendanceRate: number };

/** A deed of the organiser; the weekly MVP names its player. */
export type Badge = {
  id: string;
  userId: string;
  type: BadgeType;
  name: string;
  description: string;
  emoji: string;
  playerId: string | null;
  earnedAt: string;
};

/** Whether the database answers, and has the index that each query of product.md §7 walks. */
export type HealthReport = {
  status: 'ok' | 'degraded';
  database: { engine: string; version: string; latencyMs: number };
  /** `collection` and `fields` in product.md's names. */
  indexes: { collection: string; fields: string[]; present: boolean }[];
};
