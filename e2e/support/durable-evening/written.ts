import { expect } from '@playwright/test';

/** Holds the last acknowledged value, and a later value that may or may not have arrived. */
export type Written<T> = { acknowledged: T; pending: T | null };

/** Sends a value and tells whether it was acknowledged. */
export async function write<T>(
  state: Written<T> | undefined,
  value: T,
  send: () => Promise<Response>,
): Promise<boolean> {
  if (!state) return false;
  state.pending = value;
  if ((await answered(send())) === null) return false;
  state.acknowledged = value;
  state.pending = null;
  return true;
}

/** Expects the stored value to be one of the two, and makes it the acknowledged one. */
export function settle<T>(state: Written<T>, found: T | undefined): void {
  const { acknowledged, pending } = state;
  expect(pending === null ? [acknowledged] : [acknowledged, pending]).toContain(found);
  if (found !== undefined) Object.assign(state, { acknowledged: found, pending: null });
}

/**
 * Returns the text of a successful response, or null if none came or the database was unreachable; throws for any other
 * response.
 */
export async function answered(sending: Promise<Response>): Promise<string | null> {
  try {
    const response = await sending;
    const text = await response.text();
    if (response.ok) return text;
    if (response.status === 503) return null;
    throw new WrongAnswer(`${response.status} ${text}`);
  } catch (error) {
    if (error instanceof WrongAnswer) throw error;
    return null;
  }
}

class WrongAnswer extends Error {}
