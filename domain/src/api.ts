/*
 * The whole HTTP contract: the operations of all subjects in one list. The server's routes and the browser's `http()`
 * take their types from it, and the OpenAPI document is made from it.
 */
import * as z from 'zod/mini';
import { accountContract, sessionContract, signInContract } from './account/contract.ts';
import { matchAnswersContract } from './waitlist/contract.ts';
import { attendanceContract } from './attendance/contract.ts';
import { autopilotContract } from './autopilot/contract.ts';
import { badgeContract } from './badges/contract.ts';
import { captainContract, captainPageContract } from './captain/contract.ts';
import { handoverContract, handoversContract } from './handover/contract.ts';
import { DOCUMENTATION } from './routes.ts';
import { contract, type Schema } from './contract/operation.ts';
import type { ParamsOf } from './contract/route.ts';
import {
  groupAnswersContract,
  groupGuestsContract,
  groupLinkContract,
  groupPageContract,
  groupPlayedContract,
  groupProposalsContract,
} from './group-link/contract.ts';
import { matchProposalsContract } from './group-link/match-proposals-contract.ts';
import { groupMoneyContract } from './group-link/paid-contract.ts';
import { helperContract, invitationContract } from './helpers/contract.ts';
import { firstViewContract, homeContract } from './home/contract.ts';
import { bibsContract } from './matches/bibs-contract.ts';
import { matchContract, rosterContract } from './matches/contract.ts';
import { diagnosisContract, healthContract } from './health/contract.ts';
import { listMoneyContract, matchMoneyContract } from './money/contract.ts';
import { groupNoticesContract, noticesContract } from './notices/contract.ts';
import { absenceContract, listContract, playerContract } from './players/contract.ts';
import { levelSuggestionContract } from './levels/contract.ts';
import { figuraContract, resultContract } from './results/contract.ts';
import { nightContract } from './rotation/contract.ts';
import { figuresContract, playerStatContract, seasonCardContract } from './ranking/contract.ts';
import { groupSurveyContract, surveyContract } from './survey/contract.ts';
import { eventContract } from './sync/contract.ts';
import { lineupContextContract, teamConstraintsContract, teamsContract } from './teams/contract.ts';

export const documentationContract = contract('Server', DOCUMENTATION, {
  document: {
    summary: 'Retrieve this API as an OpenAPI 3.1 document',
    replies: { 200: z.looseObject({ openapi: z.string() }) },
  },
});

export const API = [
  healthContract,
  diagnosisContract,
  documentationContract,
  signInContract,
  sessionContract,
  accountContract,
  homeContract,
  firstViewContract,
  listContract,
  groupLinkContract,
  groupPageContract,
  groupAnswersContract,
  groupGuestsContract,
  groupMoneyContract,
  groupPlayedContract,
  groupProposalsContract,
  groupNoticesContract,
  surveyContract,
  groupSurveyContract,
  captainContract,
  captainPageContract,
  helperContract,
  invitationContract,
  handoverContract,
  handoversContract,
  playerContract,
  absenceContract,
  playerStatContract,
  figuresContract,
  seasonCardContract,
  matchContract,
  rosterContract,
  bibsContract,
  attendanceContract,
  matchAnswersContract,
  matchProposalsContract,
  teamsContract,
  autopilotContract,
  lineupContextContract,
  teamConstraintsContract,
  resultContract,
  nightContract,
  levelSuggestionContract,
  figuraContract,
  listMoneyContract,
  matchMoneyContract,
  badgeContract,
  noticesContract,
  eventContract,
] as const;

type ValueOf<T> = T extends unknown ? T[keyof T] : never;
type AnyOperation = ValueOf<(typeof API)[number]>;
type Operations = { [O in AnyOperation as O['route']]: O };

/** Type of the name of an operation: its method and path, as in `PUT /api/players/:id`. */
export type ApiRoute = keyof Operations;

/** Type of the body that a client sends to a route; `undefined` for a route without a body. */
export type BodyOf<R extends ApiRoute> = InputOf<Operations[R], 'body'>;

/** Type of the query that a client sends to a route: every value is text and optional. */
export type QueryOf<R extends ApiRoute> = InputOf<Operations[R], 'query'>;

type InputOf<O, Part extends string> =
  O extends Record<Part, infer S extends Schema> ? z.input<S> : undefined;

/**
 * Type of a request to a route: its ids, its query and its body, each only if the route takes it. A route that takes
 * one body or an array of bodies gets one body here.
 */
export type RequestOf<R extends ApiRoute, Body = Exclude<BodyOf<R>, Several>> = Part<
  'params',
  IdsOf<R>
> &
  Part<'body', ReadonlyDeep<Body>> & { query?: QueryOf<R> };

type ReadonlyDeep<T> = T extends object ? { readonly [Key in keyof T]: ReadonlyDeep<T[Key]> } : T;

type Several = readonly unknown[];

/** Type of the names of the routes that take either one body or an array of bodies. */
export type BulkRoute = {
  [R in ApiRoute]: [Extract<BodyOf<R>, Several>] extends [never] ? never : R;
}[ApiRoute];

/** Type of a request to a route with an array of bodies. */
export type BulkRequestOf<R extends BulkRoute> = RequestOf<R, Extract<BodyOf<R>, Several>>;

/** Type of the successful reply of a route to a request with one body. */
export type OneReplyOf<R extends ApiRoute> = R extends BulkRoute
  ? Exclude<ReplyOf<R>, Several>
  : ReplyOf<R>;

/** Type of the successful reply of a route to an array of bodies: an array of replies in the order of the bodies. */
export type BulkReplyOf<R extends BulkRoute> = Extract<ReplyOf<R>, Several>;

type IdsOf<R extends ApiRoute> = keyof ParamsOf<R> extends never ? undefined : ParamsOf<R>;

type Part<Name extends string, Value> = undefined extends Value
  ? { [N in Name]?: undefined }
  : { [N in Name]: Value };

/** Type of the successful reply of a route: `undefined` without a body, `string` for content other than JSON. */
export type ReplyOf<R extends ApiRoute> = RepliedBy<ValueOf<Operations[R]['replies']>>;

export type RepliedBy<Reply> = Reply extends Schema
  ? z.output<Reply>
  : Reply extends { content: object }
    ? string
    : never;
