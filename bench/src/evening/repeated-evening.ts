import type { SlowPhone } from './phone.ts';
import { callAndConfirm, formAndShare } from './same-for-all.ts';
import { type Step, tapper } from './taps.ts';

/**
 * Plays an evening that repeats the last match, beginning on the home screen, and returns the steps. Ten of the twelve
 * players of an existing list come.
 */
export async function repeatedEvening({ page }: SlowPhone): Promise<Step[]> {
  const taps = await tapper(page);
  await taps.tap('REVANCHA', page.getByRole('button', { name: /^REVANCHA/ }), {
    selector: 'dialog[open] button',
    text: 'CREAR PARTIDO',
  });
  await taps.tap('CREAR PARTIDO', page.getByRole('button', { name: 'CREAR PARTIDO' }), {
    selector: 'dialog[open] button',
    text: 'AVISAR AL GRUPO',
  });
  await callAndConfirm(page, taps);
  await formAndShare(page, taps);
  return taps.steps;
}
