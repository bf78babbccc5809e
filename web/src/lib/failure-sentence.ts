import { ApiError } from './http.ts';
import { describeError, fieldErrors } from './describe-error.ts';

/**
 * What a screen says of an action that failed: the server's own sentence where it refused the data,
 * `signedOut` where the session is gone, else the sentence of that action (product.md §5, §8).
 */
export function failureSentence(
  error: unknown,
  { action, signedOut }: { action: string; signedOut?: string },
): string {
  if (error instanceof ApiError && error.status === 401) return signedOut ?? describeError(error);
  return fieldErrors(error)[0]?.message ?? action;
}
