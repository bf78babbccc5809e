import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { describeError } from '../sync/describe-error.ts';

/** Loads the resolver of a form's rules; may be called again. */
export type LoadRules<Values extends FieldValues, Sent> = () => Promise<
  Resolver<Values, unknown, Sent>
>;

/**
 * Loads the rules of a form on demand: their schemas are heavy for a screen's first paint. If they do not load, the
 * form is not sent, and the sentence of the central handler is the error of its `root`.
 */
export function lazyResolver<Values extends FieldValues, Sent>(
  load: LoadRules<Values, Sent>,
): Resolver<Values, unknown, Sent> {
  return async (...typed) => {
    let resolve: Resolver<Values, unknown, Sent>;
    try {
      resolve = await load();
    } catch (error) {
      const root = { type: 'rules', message: describeError(error) };
      return { values: {}, errors: { root } as FieldErrors<Values> };
    }
    return resolve(...typed);
  };
}
