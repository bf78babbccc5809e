import { expect, test } from '../support/test.ts';

test('the details of a match that is over are read only, until Corregir opens the editor', async ({
  page,
  signIn,
  full,
}) => {
  await signIn(full.account);
  await page.goto('/history');
  await page.getByRole('link', { name: /^Ver detalles de Polideportivo Sur/ }).click();
  await expect(page).toHaveURL(`/form-teams?matchId=${full.playedId}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Detalles del partido');
  await expect(page.getByRole('list', { name: /^Equipo/ }).getByRole('listitem')).toHaveCount(10);
  await expect(page.getByText('10 de 12 confirmados', { exact: true })).toBeVisible();
  const coming = page.getByRole('list', { name: 'Confirmados (10)' }).getByRole('listitem');
  await expect(coming.filter({ hasText: 'Ana Agüero' })).toContainText('CLARO');
  const silent = page.getByRole('list', { name: 'Sin respuesta (2)' }).getByRole('listitem');
  await expect(silent).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'GUARDAR Y COMPARTIR' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Corregir' }).click();
  await expect(heading).toHaveText('Armar Equipos');
  await expect(heading).toBeFocused();
  await page.reload();
  await expect(page.getByRole('button', { name: 'GUARDAR Y COMPARTIR' })).toBeVisible();
  await page.goBack();
  await expect(heading).toHaveText('Detalles del partido');
});
