import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { describeError } from '../sync/describe-error.ts';

/** Fetches what a form's values have to fulfil; asked again, it gives the same. */
export type LoadRules<Values extends FieldValues, Sent> = () => Promise<
  Resolver<Values, unknown, Sent>
>;

/**
 * The rules of a form, which come on demand: their schemas are heavy for a screen's first paint. Where they do not
 * come, the form is not sent, and the sentence of the central handler is the error of its `root`.
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
