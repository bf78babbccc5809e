import type { ApiRoute, OneReplyOf, RequestOf } from '@picadito/domain';
import type { SeededUser } from '../seeded-user.ts';

/** As whom a row asks, and how. */
export type Asker<R extends ApiRoute> = {
  user: SeededUser;
  /** Another number each time: who writes by it changes something. */
  turn: number;
  /** Sends the request that is measured. */
  timed: (request: RequestOf<R>) => Promise<OneReplyOf<R>>;
  send: Send;
};

/** Sends what has to be there before, or leaves things as they were; not measured. */
export type Send = <R extends ApiRoute>(route: R, request: RequestOf<R>) => Promise<OneReplyOf<R>>;

/** Sends one request by `timed`, and leaves the user with as many matches, lists and players as before. */
export type Row<R extends ApiRoute> = (asker: Asker<R>) => Promise<unknown>;

/** Of each operation the rows that are measured, by name, or why it is not. */
export type Rows<Routes extends ApiRoute> = {
  readonly [R in Routes]: string | { readonly [name: string]: Row<R> };
};

export const newest = ({ matches }: SeededUser): string => matches.at(-1) ?? '';

/** Of the newest match a player, who has confirmed or not. */
export function playerOf({ players }: SeededUser, place = 0): string {
  return players[place] ?? '';
}

export const isOdd = (turn: number): boolean => turn % 2 === 1;
