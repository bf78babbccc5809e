import type { Page } from '@playwright/test';
import type { Taps } from './taps.ts';

const ABSENT = ['Ema', 'Juli'];

/** Sends the call to the group, and then confirms all players except for the absent ones, as their replies say. */
export async function callAndConfirm(page: Page, { tap, elsewhere }: Taps): Promise<void> {
  const call = page.getByRole('button', { name: 'AVISAR AL GRUPO' });
  await tap('AVISAR AL GRUPO', call, { selector: 'html[data-shared^="1 "]' });
  await elsewhere('WhatsApp: the group, send', 2);
  await tap('CONFIRMAR TODOS', page.getByRole('button', { name: 'CONFIRMAR TODOS' }), {
    selector: 'main button',
    text: 'DESHACER (12)',
  });
  for (const name of ABSENT) {
    await tap(`NO VA ${name}`, page.getByRole('switch', { name: `NO VA ${name}` }), {
      selector: '[role="switch"][aria-checked="true"]',
      text: `NO VA ${name}`,
    });
  }
}

/** Opens the teams, which the app has formed already, and saves and shares them with one tap, including the picture. */
export async function formAndShare(page: Page, { tap, elsewhere }: Taps): Promise<void> {
  await tap('ARMAR EQUIPOS', page.getByRole('button', { name: 'ARMAR EQUIPOS (10)' }), {
    selector: 'button:enabled',
    text: 'GUARDAR Y COMPARTIR',
  });
  await page.getByRole('list', { name: /^Equipo Claro/ }).waitFor();
  await tap('GUARDAR Y COMPARTIR', page.getByRole('button', { name: 'GUARDAR Y COMPARTIR' }), {
    selector: 'html[data-shared^="2 "]',
  });
  await elsewhere('WhatsApp: the group, send', 2);
}
