import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { patternOf, SIGN_IN } from '@picadito/domain';
import { Provider, interactionPolicy, type Configuration } from 'oidc-provider';
import { demoAccount } from '../accounts.ts';
import { errorPage } from './pages.ts';
import { memoryAdapter } from './memory-adapter.ts';
import { PAGE_HEADERS, MOUNT_PATH, type DemoClient } from './settings.ts';

const SECONDS_TO_CHOOSE = 10 * 60;
const SECONDS_AFTERWARDS = 5 * 60;

const LIFETIMES = {
  Interaction: SECONDS_TO_CHOOSE,
  AuthorizationCode: 60,
  AccessToken: SECONDS_AFTERWARDS,
  IdToken: SECONDS_AFTERWARDS,
  Grant: SECONDS_AFTERWARDS,
  Session: SECONDS_AFTERWARDS,
};

/** Creates an OpenID provider with one client and accounts without passwords (docs/decisions/133). */
export function createProvider(publicUrl: string, client: DemoClient): Provider {
  const provider = new Provider(publicUrl + MOUNT_PATH, configuration(publicUrl, client));
  // The provider's session cookie is removed, so that each sign-in chooses an account and changing accounts needs no
  // confirmation.
  provider.use((ctx, next) => {
    ctx.req.headers.cookie = withoutSession(ctx.req.headers.cookie);
    return next();
  });
  return provider;
}

function configuration(publicUrl: string, client: DemoClient): Configuration {
  return {
    adapter: memoryAdapter(),
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [publicUrl + patternOf(SIGN_IN.callback)],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    responseTypes: ['code'],
    jwks: { keys: [signingKey()] },
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      names: COOKIE_NAMES,
      long: { httpOnly: true, sameSite: 'lax', path: MOUNT_PATH },
    },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    scopes: ['openid'],
    // Names are in the ID token, as with Google, since the client reads them there.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    pkce: { required: () => true },
    clientBasedCORS: () => false,
    ttl: LIFETIMES,
    interactions: {
      policy: choosingPolicy(),
      url: (_ctx, interaction) => `${MOUNT_PATH}/cuenta/${interaction.uid}`,
    },
    findAccount: (_ctx, subject) => accountOf(subject),
    // Consent is granted without a question, because the client is this application.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId,
        accountId: oidc.session?.accountId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    renderError(ctx) {
      ctx.set(PAGE_HEADERS);
      ctx.type = 'html';
      ctx.body = errorPage();
    },
  };
}

function accountOf(subject: string) {
  const account = demoAccount(subject);
  if (account === null) return undefined;
  const { email, name } = account;
  return { accountId: email, claims: () => ({ sub: email, email, email_verified: true, name }) };
}

const COOKIE_NAMES = {
  session: 'picadito-demo-session',
  interaction: 'picadito-demo-choice',
  resume: 'picadito-demo-resume',
};

function withoutSession(header: string | undefined): string | undefined {
  const others = header?.split(';').filter((pair) => !pair.trim().startsWith(COOKIE_NAMES.session));
  return others?.join(';');
}

function choosingPolicy() {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return policy;
}

function signingKey() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256', kid: 'demo' };
}
