import type { Helper } from '@picadito/domain';
import { expect, test } from 'vitest';
import { accepts } from '../../testing/a-helper.ts';
import { createList } from '../../testing/a-match.ts';
import { testApp } from '../../testing/test-app.ts';

test('the owner gets the photo of a helper only from the hosts that pages load photos from', async () => {
  const { signedIn } = await testApp();
  const carla = await signedIn('carla');
  const list = await createList(carla, 'Jueves', '3');
  const photo = 'https://lh3.googleusercontent.com/a/foto';
  const foreign = 'https://evil.example/foto.png';
  await accepts(await signedIn('marcos', { picture: photo }), carla, { list: list.id });
  await accepts(await signedIn('eva', { picture: foreign }), carla, { list: list.id });
  const { body } = await carla.get<Helper[]>(`/api/lists/${list.id}/helpers`);
  expect(body.map(({ photoURL }) => photoURL)).toEqual([photo, null]);
});
