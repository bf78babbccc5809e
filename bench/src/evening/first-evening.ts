import type { Page } from '@playwright/test';
import type { SlowPhone } from './phone.ts';
import { callAndConfirm, formAndShare } from './same-for-all.ts';
import { type Step, tapper, type Taps } from './taps.ts';

const PASTED = `Fútbol mañana 21hs
📍 Cancha Núñez
1. Ana 5
2. Beto
3. Caro 4
4. Dani +54 9 11 5555-1004
5. Ema
6. Fede 3
7. Gabi 4
8. Hugo
9. Ivo 2
10. Juli
11. Kike 5
12. Lola`;

/**
 * Plays the first evening of an empty account, beginning on the home screen, and returns the steps. The organiser
 * pastes a list of twelve players with its day, hour and place, and ten of them come. Nothing is typed.
 */
export async function firstEvening({ page }: SlowPhone): Promise<Step[]> {
  const taps = await tapper(page);
  await pasteAndCreate(page, taps);
  await callAndConfirm(page, taps);
  await formAndShare(page, taps);
  return taps.steps;
}

/** Pastes the list and creates the first match, from the home screen to the attendance of the match. */
export async function pasteAndCreate(page: Page, { tap }: Taps): Promise<void> {
  await page.evaluate((text) => navigator.clipboard.writeText(text), PASTED);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await tap('PEGAR LISTA', page.getByRole('link', { name: 'PEGAR LISTA' }), {
    selector: 'dialog[open] button',
    text: 'AGREGAR Y GUARDAR',
  });
  await tap('AGREGAR Y GUARDAR', button('AGREGAR Y GUARDAR'), {
    selector: 'main button',
    text: 'CREAR PARTIDO',
  });
  await tap('CREAR PARTIDO', button('CREAR PARTIDO'), { selector: 'main a', text: 'CONTINUAR' });
  await tap('CONTINUAR', page.getByRole('link', { name: /CONTINUAR/ }), {
    selector: 'main button',
    text: 'AVISAR AL GRUPO',
  });
}
