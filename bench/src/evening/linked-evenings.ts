import type { Page } from '@playwright/test';
import { pasteAndCreate } from './first-evening.ts';
import { answerByLink, isShownToAll } from './group.ts';
import type { SlowPhone } from './phone.ts';
import { type Step, tapper, type Taps } from './taps.ts';

/**
 * Plays a weekly match in the app, from the home screen until every players' page shows the teams. Returns the
 * organiser's taps and the wait after each as steps. The organiser sends two WhatsApp messages to the group: the first
 * asks the players to come, and they answer through the group link; the second shares the teams.
 */
export async function twoMessages(phone: SlowPhone): Promise<Step[]> {
  const taps = await tapper(phone.page);
  await call(phone.page, taps);
  await shareTeams(phone, taps, 2);
  return taps.steps;
}

/**
 * Plays a weekly match with one message, which shares the teams, and returns the steps. The description of the chat
 * group contains the group link, so the organiser does not call the group.
 */
export async function oneMessage(phone: SlowPhone): Promise<Step[]> {
  const taps = await tapper(phone.page);
  await shareTeams(phone, taps, 1);
  return taps.steps;
}

/**
 * Plays a first evening that begins with a pasted list, turns the group link on and calls the group, and returns the
 * steps. Teams are shared on a later day, so the organiser opens the home screen again.
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
 * Sends the players' answers, and then saves and shares the teams with one tap, including the picture. Checks that
 * every players' page shows the teams. `message` is the number of the message to the group.
 */
async function shareTeams(phone: SlowPhone, { tap, elsewhere }: Taps, message: 1 | 2) {
  const { page } = phone;
  const players = await answerByLink(phone);
  const share = page.getByRole('button', { name: 'ARMAR Y COMPARTIR' });
  // The wait for the players' answers is not part of the measured wait for the program.
  await share.waitFor();
  await tap('ARMAR Y COMPARTIR', share, { selector: `html[data-shared^="${message} "]` });
  await elsewhere('WhatsApp: the group, send', 2);
  if (!(await isShownToAll(players, 'Ema'))) throw new Error('players do not see the teams');
}
