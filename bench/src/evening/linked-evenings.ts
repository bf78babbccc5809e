import type { Page } from '@playwright/test';
import { pasteAndCreate } from './first-evening.ts';
import { answerByLink, isShownToAll } from './group.ts';
import type { SlowPhone } from './phone.ts';
import { type Step, tapper, type Taps } from './taps.ts';

/** A weekly match whose players answer by the link: the group is called, and reads the teams. Home is open. */
export async function twoMessages(phone: SlowPhone): Promise<Step[]> {
  const taps = await tapper(phone.page);
  await call(phone.page, taps);
  await shareTeams(phone, taps, 2);
  return taps.steps;
}

/** The link stands in the description of the group, and is no message. */
export async function oneMessage(phone: SlowPhone): Promise<Step[]> {
  const taps = await tapper(phone.page);
  await shareTeams(phone, taps, 1);
  return taps.steps;
}

/** From a pasted list, whose link is turned on before the group is called. The teams are for another day: home is opened again. */
export async function firstByLink(phone: SlowPhone): Promise<Step[]> {
  const { page } = phone;
  const taps = await tapper(page);
  await pasteAndCreate(page, taps);
  // the panel stands below twelve players, where the toast still is: it has gone when one has scrolled past them
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

/** Once all have answered. The teams are saved and shared by one tap, with the picture, and every player sees them. */
async function shareTeams(phone: SlowPhone, { tap, elsewhere }: Taps, message: 1 | 2) {
  const { page } = phone;
  const players = await answerByLink(phone);
  const share = page.getByRole('button', { name: 'ARMAR Y COMPARTIR' });
  // what other people do is no wait
  await share.waitFor();
  await tap('ARMAR Y COMPARTIR', share, { selector: `html[data-shared^="${message} "]` });
  await elsewhere('WhatsApp: the group, send', 2);
  if (!(await isShownToAll(players, 'Ema'))) throw new Error('players do not see the teams');
}
