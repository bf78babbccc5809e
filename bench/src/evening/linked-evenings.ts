import type { Page } from '@playwright/test';
import { pasteAndCreate } from './first-evening.ts';
import { answerByLink, isShownToAll } from './group.ts';
import type { SlowPhone } from './phone.ts';
import { type Step, tapper, type Taps } from './taps.ts';

/**
 * Plays a weekly match from home on, with two messages: one calls the group, whose players answer by the link, and the
 * other shares the teams.
 */
export async function twoMessages(phone: SlowPhone): Promise<Step[]> {
  const taps = await tapper(phone.page);
  await call(phone.page, taps);
  await shareTeams(phone, taps, 2);
  return taps.steps;
}

/** Plays a weekly match with one message. The group's description has the link, so no call is needed. */
export async function oneMessage(phone: SlowPhone): Promise<Step[]> {
  const taps = await tapper(phone.page);
  await shareTeams(phone, taps, 1);
  return taps.steps;
}

/**
 * Plays an evening from a pasted list on, and turns its link on before the call. The teams belong to a later day, so
 * home is opened again.
 */
export async function firstByLink(phone: SlowPhone): Promise<Step[]> {
  const { page } = phone;
  const taps = await tapper(page);
  await pasteAndCreate(page, taps);
  // The toast covers the panel, which is below twelve players. A person needs longer to scroll to it than the toast
  // stays.
  await page.getByText('Partido creado correctamente').first().waitFor({ state: 'hidden' });
  await taps.tap('Link del grupo', page.getByText('Link del grupo'), {
    selector: 'main details button',
    text: 'PRENDER EL LINK',
  });
  await taps.tap('PRENDER EL LINK', page.getByRole('button', { name: 'PRENDER EL LINK' }), {
    selector: 'main details button',
    text: 'COPIAR',
  });
  await call(page, taps);
  await page.goto('/');
  await shareTeams(phone, taps, 1);
  return taps.steps;
}

async function call(page: Page, { tap, elsewhere }: Taps): Promise<void> {
  await tap('AVISAR AL GRUPO', page.getByRole('button', { name: 'AVISAR AL GRUPO' }), {
    selector: 'html[data-shared^="1 "]',
  });
  await elsewhere('WhatsApp: the group, send', 2);
}

/**
 * Sends all answers, and then saves and shares the teams by one tap, with the picture. Every players' page shows them.
 */
async function shareTeams(phone: SlowPhone, { tap, elsewhere }: Taps, message: 1 | 2) {
  const { page } = phone;
  const players = await answerByLink(phone);
  const share = page.getByRole('button', { name: 'ARMAR Y COMPARTIR' });
  // The wait for the players' answers is not a wait for the program.
  await share.waitFor();
  await tap('ARMAR Y COMPARTIR', share, { selector: `html[data-shared^="${message} "]` });
  await elsewhere('WhatsApp: the group, send', 2);
  if (!(await isShownToAll(players, 'Ema'))) throw new Error('players do not see the teams');
}
