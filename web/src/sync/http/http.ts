import {
  type ApiRoute,
  type BulkReplyOf,
  type BulkRequestOf,
  type BulkRoute,
  methodOf,
  type OneReplyOf,
  type ParamsOf,
  pathOf,
  type PathValues,
  type RequestOf,
} from '@picadito/domain';
import { ApiError } from './api-error.ts';
import { sendRequest } from './send-request.ts';

type OptionsArgument<R extends ApiRoute> = [undefined, undefined] extends [
  RequestOf<R>['params'],
  RequestOf<R>['body'],
]
  ? [options?: RequestOf<R>]
  : [options: RequestOf<R>];

/**
 * Sends a request of the contract: `http(MATCHES.change, { params: { id }, body: { time } })`. Ids, body and reply have
 * the types of the route; an array of bodies gets an array of replies. Rejects with `ApiError` if the server refuses
 * it.
 */
export function http<R extends BulkRoute>(
  route: R,
  options: BulkRequestOf<R>,
): Promise<BulkReplyOf<R>>;
export function http<R extends ApiRoute>(
  route: R,
  ...[options]: OptionsArgument<R>
): Promise<OneReplyOf<R>>;
export async function http<R extends ApiRoute>(
  route: R,
  options: Partial<RequestOf<R, unknown>> = {},
): Promise<unknown> {
  const { params, query, body } = options;
  const path = pathOf(route, ...([params, query] as PathValues<R>));
  const { reply } = await sendRequest({ method: methodOf(route), path, body });
  return reply;
}

type DeleteRoute = Extract<ApiRoute, `DELETE ${string}`>;

/** Deletes the resource. A resource that no longer exists (404) counts as deleted. */
export async function deleteIfExists<R extends DeleteRoute>(
  route: R,
  params: ParamsOf<R>,
): Promise<void> {
  const path = pathOf(route, ...([params] as PathValues<R>));
  try {
    await sendRequest({ method: 'DELETE', path });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
}
