import { expect, test } from 'vitest';
import { signIn } from '../identity/sessions/sign-in.ts';
import { photoOf } from './photos.ts';
import { client, testApp } from '../../testing/test-app.ts';

const PHOTO = 'https://lh3.googleusercontent.com/a/ana=s96-c';

test.each([PHOTO, 'https://lh6.googleusercontent.com/-Xy/photo.jpg'])(
  'the photo URL %s is allowed',
  (picture) => {
    expect(photoOf(picture)).toBe(picture);
  },
);

test.each([
  null,
  '',
  'a/ana',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'http://lh3.googleusercontent.com/a/ana',
  'https://googleusercontent.com/a/ana',
  'https://evilgoogleusercontent.com/a/ana',
  'https://lh3.googleusercontent.com.evil.example/a/ana',
  'https://evil.example/lh3.googleusercontent.com',
  'https://lh3.googleusercontent.com@evil.example/a',
  'https://evil.example\\.googleusercontent.com/a',
  'https://ana:secret@lh3.googleusercontent.com/a',
  'https://lh3.googleusercontent.com:8443/a',
])('the photo URL %j is refused', (picture) => {
  expect(photoOf(picture)).toBeNull();
});

test('a profile has no photo URL that the policy of its page blocks', async () => {
  const { app, context } = await testApp();
  const reported = async (subject: string, picture: string) => {
    const ana = { issuer: 'https://id.test', subject, name: 'Ana', email: null, picture };
    const { token } = await signIn(context, ana, null);
    return (await client(app, token).get('/api/me')).body;
  };
  expect(await reported('ana', PHOTO)).toMatchObject({ photoURL: PHOTO });
  expect(await reported('beto', 'https://evil.example/eye.gif')).toMatchObject({ photoURL: null });
});
