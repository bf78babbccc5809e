import { expect } from '@playwright/test';

/** What a writer has sent: the last acknowledged value, and one that may or may not have arrived. */
export type Written<T> = { acknowledged: T; pending: T | null };

/** Sends a value; whether it was acknowledged. */
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

/** What is found is one of the two, and from now on the acknowledged one. */
export function settle<T>(state: Written<T>, found: T | undefined): void {
  const { acknowledged, pending } = state;
  expect(pending === null ? [acknowledged] : [acknowledged, pending]).toContain(found);
  if (found !== undefined) Object.assign(state, { acknowledged: found, pending: null });
}

/** The text of a good answer, or null when none came or the database was away. Any other answer is a failure. */
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
