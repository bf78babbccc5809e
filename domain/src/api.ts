/*
 * The whole HTTP contract: the tables of all subjects as one. The server's routes, the browser's `http()` and the
 * OpenAPI document are made from it and typed by it.
 */
import type * as z from 'zod/mini';
import { accountContract, sessionContract, signInContract } from './account/contract.ts';
import { matchAnswersContract } from './answers/contract.ts';
import { attendanceContract } from './attendance/contract.ts';
import { autopilotContract } from './autopilot/contract.ts';
import { badgeContract } from './badges/contract.ts';
import type { Schema } from './contract/operation.ts';
import type { ParamsOf } from './contract/route.ts';
import {
  groupAnswersContract,
  groupGuestsContract,
  groupLinkContract,
  groupPageContract,
  groupPlayedContract,
  groupProposalsContract,
  matchProposalsContract,
} from './group-link/contract.ts';
import { homeContract } from './home/contract.ts';
import { matchContract, rosterContract } from './matches/contract.ts';
import { diagnosisContract, documentationContract, healthContract } from './operations/contract.ts';
import { groupNoticesContract, noticesContract } from './notices/contract.ts';
import { listContract, playerContract } from './players/contract.ts';
import { levelSuggestionContract } from './levels/contract.ts';
import { figuraContract, resultContract } from './results/contract.ts';
import { figuresContract, playerStatContract } from './ranking/contract.ts';
import { groupSurveyContract, surveyContract } from './survey/contract.ts';
import { eventContract } from './sync/contract.ts';
import { lineupContextContract, teamConstraintsContract, teamsContract } from './teams/contract.ts';

export const API = [
  healthContract,
  diagnosisContract,
  documentationContract,
  signInContract,
  sessionContract,
  accountContract,
  homeContract,
  listContract,
  groupLinkContract,
  groupPageContract,
  groupAnswersContract,
  groupGuestsContract,
  groupPlayedContract,
  groupProposalsContract,
  groupNoticesContract,
  surveyContract,
  groupSurveyContract,
  playerContract,
  playerStatContract,
  figuresContract,
  matchContract,
  rosterContract,
  attendanceContract,
  matchAnswersContract,
  matchProposalsContract,
  teamsContract,
  autopilotContract,
  lineupContextContract,
  teamConstraintsContract,
  resultContract,
  levelSuggestionContract,
  figuraContract,
  badgeContract,
  noticesContract,
  eventContract,
] as const;

type ValueOf<T> = T extends unknown ? T[keyof T] : never;
type AnyOperation = ValueOf<(typeof API)[number]>;
type Operations = { [O in AnyOperation as O['route']]: O };

/** Every operation there is, as in `PUT /api/players/:id`. */
export type ApiRoute = keyof Operations;

/** What a client sends as the body; `undefined` where there is none. */
export type BodyOf<R extends ApiRoute> = InputOf<Operations[R], 'body'>;

/** The query as a client sends it: all text, all optional. */
export type QueryOf<R extends ApiRoute> = InputOf<Operations[R], 'query'>;

type InputOf<O, Part extends string> =
  O extends Record<Part, infer S extends Schema> ? z.input<S> : undefined;

/** What a request of the route brings: its ids, query and one body, each where it takes any. */
export type RequestOf<R extends ApiRoute, Body = Exclude<BodyOf<R>, Several>> = Part<
  'params',
  IdsOf<R>
> &
  Part<'body', ReadonlyDeep<Body>> & { query?: QueryOf<R> };

type ReadonlyDeep<T> = T extends object ? { readonly [Key in keyof T]: ReadonlyDeep<T[Key]> } : T;

type Several = readonly unknown[];

/** The routes that take one body or several. */
export type BulkRoute = {
  [R in ApiRoute]: [Extract<BodyOf<R>, Several>] extends [never] ? never : R;
}[ApiRoute];

/** A request with several bodies. */
export type BulkRequestOf<R extends BulkRoute> = RequestOf<R, Extract<BodyOf<R>, Several>>;

/** What is replied to one body. */
export type OneReplyOf<R extends ApiRoute> = R extends BulkRoute
  ? Exclude<ReplyOf<R>, Several>
  : ReplyOf<R>;

/** What is replied to several bodies, in their order. */
export type BulkReplyOf<R extends BulkRoute> = Extract<ReplyOf<R>, Several>;

type IdsOf<R extends ApiRoute> = keyof ParamsOf<R> extends never ? undefined : ParamsOf<R>;

type Part<Name extends string, Value> = undefined extends Value
  ? { [N in Name]?: undefined }
  : { [N in Name]: Value };

/** What is replied when all is well: `undefined` for no body, `string` for what is no JSON. */
export type ReplyOf<R extends ApiRoute> = RepliedBy<ValueOf<Operations[R]['replies']>>;

export type RepliedBy<Reply> = Reply extends Schema
  ? z.output<Reply>
  : Reply extends { content: object }
    ? string
    : never;
