/**
 * Type of the result of a function that can fail in an expected way: a value or an error. Violated rules are returned
 * as errors and never thrown.
 */
export type Result<T, E> = { ok: true; value: T } | { ok: false; error: E };

export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });
export const fail = <E>(error: E): { ok: false; error: E } => ({ ok: false, error });
