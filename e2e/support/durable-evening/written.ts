import { expect } from '@playwright/test';

/**
 * Type of the state of a value that a test writes: the last acknowledged value, and the interrupted one, which may or
 * may not be stored.
 */
export type Written<T> = { acknowledged: T; pending: T | null };

/**
 * Sends a value, and resolves with whether it was acknowledged, which is also stored in `state`. Without a state
 * nothing is sent, and the result is false.
 */
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

/**
 * Expects the stored value to be the acknowledged or the interrupted one. From then on it counts as the acknowledged
 * one.
 */
export function expectStored<T>(state: Written<T>, found: T | undefined): void {
  const { acknowledged, pending } = state;
  expect(pending === null ? [acknowledged] : [acknowledged, pending]).toContain(found);
  if (found !== undefined) Object.assign(state, { acknowledged: found, pending: null });
}

/**
 * Resolves with the text of a successful response. Resolves with null if no response came, or if the server could not
 * reach its database (503). Rejects for any other response.
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
