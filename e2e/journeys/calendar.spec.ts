import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { overflow, smallTargets } from '../support/browser/look.ts';
import { seedList, seedMatch, seedRoster, seedTeams } from '../support/seed.ts';
import { FOUR } from '../support/teams.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

/** Taps the button, and returns the name and the text of the file that is downloaded. */
async function added(
  page: Page,
  tapped = page.getByRole('button', { name: 'Agregar al calendario' }),
): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), tapped.click()]);
  await expect(toast(page, 'Archivo listo')).toBeVisible();
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), 'utf8'),
  };
}

const valueIn = (text: string, name: string) =>
  new RegExp(`^${name}[^:\\r\\n]*:(.*)\\r$`, 'm').exec(text)?.[1] ?? '';

test('shared teams can be added to the calendar, with an alarm two hours before', async ({
  page,
  startSession,
}) => {
  await startSession();
  const { match, players } = await seedRoster(page, FOUR, 4);
  const [ana = '', beto = ''] = players.map(({ id }) => id);
  await seedTeams(page, match, { claroTeam: [ana], oscuroTeam: [beto] });
  await page.goto(`/share-teams?matchId=${match.id}`);
  const { name, text } = await added(page);
  expect(name).toBe('picadito-2030-01-03.ics');
  expect(valueIn(text, 'SUMMARY')).toBe(`Partido en ${match.location}`);
  expect(text).toContain('DTSTART;TZID=America/Argentina/Buenos_Aires:20300103T210000\r\n');
  expect(text).toContain('TRIGGER:-PT2H\r\n');
  expect(text).not.toContain('RRULE');
});

test(
  'the next match can be added to the calendar from the dashboard, a weekly one as a recurring event',
  { tag: '@both' },
  async ({ page, startSession }, { project }) => {
    await startSession();
    const weekly = { isRecurring: true, recurringDay: 4 };
    const match = await seedMatch(page, await seedList(page), weekly);
    await page.goto('/');
    const reminder = page.getByText('Recordatorio 2h antes', { exact: true });
    const { text } = await added(page, reminder);
    expect(text).toContain('TRIGGER:-PT2H\r\n');
    expect(text).toContain('RRULE:FREQ=WEEKLY;BYDAY=TH\r\n');
    expect(await smallTargets(page)).toEqual([]);
    await page.screenshot({ path: `test-results/screens/${project.name}/calendar-home.png` });
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await overflow(page)).toBe(0);
    await page.goto(`/create-match?matchId=${match.id}`);
    await page.getByLabel('Fecha').fill('4/1/2030');
    await expect(page.getByLabel('Día de la semana')).toHaveValue('4');
    await page.getByRole('button', { name: 'GUARDAR CAMBIOS' }).click();
    await expect(toast(page, 'Partido actualizado correctamente')).toBeVisible();
    await page.goto('/');
    const moved = (await added(page, reminder)).text;
    expect(moved).toContain('RRULE:FREQ=WEEKLY;BYDAY=TH\r\n');
    expect(valueIn(moved, 'RECURRENCE-ID')).toBe('20300103T210000');
    expect(moved).toMatch(/^DTSTART.*:20300104T210000\r$/m);
    expect(valueIn(moved, 'UID')).toBe(valueIn(text, 'UID'));
    expect(Number(valueIn(moved, 'SEQUENCE'))).toBeGreaterThan(Number(valueIn(text, 'SEQUENCE')));
  },
);
