import type { Page } from '@playwright/test';
import { ask, seedRoster, seedTeams } from '../support/seed.ts';
import { FOUR } from '../support/teams.ts';
import { expect, test } from '../support/test.ts';

/**
 * Opens a line-up whose Equipo Oscuro is empty. The first `declined` players of the other team decline once it is
 * saved.
 */
async function openEmptyTeam(page: Page, declined = 0) {
  const { match, players } = await seedRoster(page, FOUR, 4);
  await seedTeams(page, match, { claroTeam: players.map(({ id }) => id), oscuroTeam: [] });
  for (const { id } of players.slice(0, declined)) {
    const path = `/api/matches/${match.id}/players/${id}/confirm`;
    await ask(page, 'PUT', path, { isConfirmed: false, declined: true });
  }
  await page.goto(`/share-teams?matchId=${match.id}`);
  return match;
}

/**
 * Replaces new tabs and the share sheet with a record of the addresses and texts that they get. Returns a function that
 * reads the record.
 */
async function keepShared(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const kept: string[] = [];
    Object.assign(window, {
      kept,
      open: (address: string) => void kept.push(address),
    });
    navigator.share = async ({ text = '' } = {}) => void kept.push(text);
    navigator.canShare = () => true;
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element && event.target.closest('a[target]');
      if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return;
      event.preventDefault();
      kept.push(link.href);
    });
  });
  return () => page.evaluate(() => (window as unknown as { kept: string[] }).kept);
}

test('an empty team and players who dropped out are named before the line-up is shared, with a link to the teams', async ({
  page,
  startSession,
}) => {
  await startSession();
  const match = await openEmptyTeam(page, 1);
  const note = page.getByRole('status').filter({ hasText: 'vacío' });
  await expect(note).toHaveText(
    'El Equipo Oscuro está vacío. Ana ya no viene. Revisá los equipos antes de compartir.',
  );
  const share = page.getByRole('link', { name: 'Compartir por WhatsApp' });
  const tops = [note, share].map(async (part) => (await part.boundingBox())?.y ?? Number.NaN);
  const [noteTop = Number.NaN, shareTop = Number.NaN] = await Promise.all(tops);
  expect(noteTop).toBeLessThan(shareTop);
  await note.getByRole('link', { name: 'Revisá los equipos' }).click();
  await expect(page).toHaveURL(`/form-teams?matchId=${match.id}`);
});

test('a line-up with an empty team is shared after one question', async ({
  page,
  startSession,
}) => {
  const shared = await keepShared(page);
  await startSession();
  await openEmptyTeam(page);
  const link = page.getByRole('link', { name: 'Compartir por WhatsApp' });
  const address = (await link.getAttribute('href')) ?? '';
  const question = page.getByRole('alertdialog', { name: '¿Compartir igual?' });
  await link.click();
  await expect(question).toContainText('El Equipo Oscuro está vacío.');
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(question).toBeHidden();
  expect(await shared()).toEqual([]);

  await page.getByRole('button', { name: 'Compartir imagen' }).click();
  await question.getByRole('button', { name: 'Sí, compartir', exact: true }).click();
  await expect(question).toBeHidden();
  await expect.poll(shared).toHaveLength(1);
  await link.click();
  await expect(question).toBeHidden();
  expect((await shared())[1]).toBe(address);
});

test('the link to WhatsApp opens from the question', async ({ page, startSession }) => {
  const shared = await keepShared(page);
  await startSession();
  await openEmptyTeam(page);
  const link = page.getByRole('link', { name: 'Compartir por WhatsApp' });
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await page.getByRole('button', { name: 'Sí, compartir', exact: true }).click();
  await expect.poll(shared).toEqual([address]);
});
