import type { Round } from '../load.ts';
import type { Canned } from './bare-server.ts';
import type { SeededUser } from '../seed/seeded-user.ts';
import type { Organiser } from './organisers.ts';

/** The same load on the program and on a bare server. */
export type Contest = {
  /** What the program answers, for the bare server to repeat. */
  canned: Canned[];
  ours: (seconds: number) => Promise<Round>;
  bare: (origin: string, seconds: number) => Promise<Round>;
};

/** Readies it for a program in which these organisers have their things; `crowd`: many more, for reads in turn. */
export type NewContest = (
  origin: string,
  organisers: readonly Organiser[],
  crowd: readonly SeededUser[],
) => Promise<Contest>;
