import { cookieNames } from '../../src/identity/cookies.ts';
import { hashSessionToken, publicSessionId } from '../../src/identity/sessions/session-token.ts';
import { newId } from '../../src/store/ids.ts';
import { PUBLIC_URL } from '../test-app.ts';
import type { Setting } from './setting.ts';

const { session: NAME, device: DEVICE } = cookieNames(PUBLIC_URL);
const cookie = (token: string, name = NAME) => ({ cookie: `${name}=${token}` });
const tokenOf = ({ mine }: Setting) => mine.client.token ?? '';

/** Functions that return the headers of a request without a valid session. */
export const SIGNED_OUT: Record<string, (setting: Setting) => Record<string, string>> = {
  'with an empty cookie': () => cookie(''),
  'with a token that never was': () => cookie('x'.repeat(43)),
  'with SQL for a token': () => cookie("' or '1'='1"),
  'with a very long token': () => cookie('x'.repeat(4000)),
  'with the token without its end': (setting) => cookie(tokenOf(setting).slice(0, -1)),
  'with the token and a suffix': (setting) => cookie(`${tokenOf(setting)}x`),
  'with the token and the id of another user': ({ mine, theirs }) =>
    cookie((mine.client.token ?? '').replace(mine.user, theirs.user)),
  'with the token and the id of nobody': ({ mine }) =>
    cookie((mine.client.token ?? '').replace(mine.user, newId())),
  'with the token without the user’s id': ({ mine }) =>
    cookie((mine.client.token ?? '').replace(`.${mine.user}`, '')),
  'with the token in another case': (setting) => cookie(tokenOf(setting).toUpperCase()),
  'with the hash that finds the session': (setting) => cookie(hashSessionToken(tokenOf(setting))),
  'with the id that the session goes by': (setting) =>
    cookie(publicSessionId(hashSessionToken(tokenOf(setting)))),
  'with a user’s id for a token': ({ mine }) => cookie(mine.user),
  'with the token under another name': (setting) => cookie(tokenOf(setting), 'picadito'),
  'with the token under the name of https': (setting) =>
    cookie(tokenOf(setting), '__Host-picadito'),
  'with the token as a bearer': (setting) => ({ authorization: `Bearer ${tokenOf(setting)}` }),
  'with the cookie of a player’s device': ({ over }) => cookie(over.device, DEVICE),
  'with the token of a device for a session': ({ over }) => cookie(over.device),
  'after 30 idle days': ({ over }) => cookie(over.idle),
  'after 90 days': ({ over }) => cookie(over.old),
  'after signing out': ({ over }) => cookie(over.ended),
  'after another device ended the session': ({ over }) => cookie(over.endedElsewhere),
  'after deleting the account': ({ over }) => cookie(over.deleted),
};

/**
 * Returns the headers that a page of another user sends with this user's cookie, after a different sign-in in the same
 * browser. The server treats such a request as signed out.
 */
export const pageOfAnother = (setting: Setting) => ({
  ...cookie(tokenOf(setting)),
  'x-picadito-user': setting.theirs.user,
});
