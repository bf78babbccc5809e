import type { Answer } from '@picadito/domain';
import { clockText } from '../lib/clock-text.ts';

/**
 * The claims of a player's name, by `times` devices. `answer` is the answer that the newest of these devices has sent
 * and that waits until the claim is decided; null for none.
 */
export type ShownClaim = { name: string; times: number; claimedAt: string; answer: Answer | null };

const SAID: Record<Answer, string> = {
  confirmed: ' y dice VOY',
  declined: ' y se baja',
  maybe: ' y dice NO SÉ',
};

/** Returns a text such as 'Otro celu dice ser Nico y se baja · 3 veces, la última 20:14'. */
export function claimText(
  { name, times, claimedAt, answer }: ShownClaim,
  { now, timeZone }: { now: number; timeZone: string },
): string {
  const said = answer === null ? '' : SAID[answer];
  const when = clockText(claimedAt, now, timeZone);
  const count = times > 1 ? `${times} veces, la última ${when}` : when;
  return `Otro celu dice ser ${name}${said} · ${count}`;
}
