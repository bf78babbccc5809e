import { looksRight } from '../support/browser/look.ts';
import { seedLink, seedMatch, seedRoster, seedTeams } from '../support/seed.ts';
import { expect, test } from '../support/server/settable-clock.ts';
import { rated } from '../support/teams.ts';

const FOUR = rated({ Ana: '5', Beto: '4', Caro: '3', Dani: '2' });

test(
  'who takes the bibs home is said where an evening ends, on home and to the players',
  { tag: '@long' },
  async ({ page, setClock, startSession }) => {
    await setClock('2030-01-03T12:00:00-03:00');
    await startSession();
    const { list, match, players } = await seedRoster(page, FOUR, 4);
    const [ana = '', beto = '', caro = '', dani = ''] = players.map(({ id }) => id);
    await seedTeams(page, match, { claroTeam: [ana, beto], oscuroTeam: [caro, dani] });
    await seedMatch(page, list, { date: '2030-01-10' });
    const path = await seedLink(page, list);
    await setClock('2030-01-04T09:00:00-03:00');

    await page.goto(`/share-teams?matchId=${match.id}`);
    const result = page.getByRole('region', { name: 'Resultado' });
    await result.getByRole('button', { name: 'SE LAS LLEVA…' }).click();
    const dialog = page.getByRole('dialog', { name: '¿Quién se las lleva?' });
    await expect(dialog.getByRole('listitem')).toHaveText([
      'Ananunca',
      'Betonunca',
      'Caronunca',
      'Daninunca',
    ]);
    await looksRight(page);
    await dialog.getByRole('button', { name: 'Ana' }).click();
    await expect(result).toContainText('Pecheras y pelota: se las llevó Ana');

    await page.goto('/');
    const line = page.getByRole('button', { name: 'Pecheras y pelota: las tiene Ana' });
    await line.click();
    await expect(dialog.getByRole('listitem').last()).toHaveText('Anauna vez');
    await dialog.getByRole('button', { name: 'Beto' }).click();
    await expect(page.getByRole('button', { name: 'las tiene Beto' })).toBeVisible();
    await expect(page.getByText('Se las lleva Beto.')).toHaveCount(0);
    await looksRight(page);

    await page.goto(path);
    await expect(page.getByText('Las pecheras y la pelota las tiene Beto.')).toBeVisible();
  },
);
