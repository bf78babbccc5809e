import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import { contentPolicy } from '../security/content-policy.ts';
import { PHOTOS } from '../security/photos.ts';

export type Headers = Readonly<Record<string, string>>;

export function securityHeaders(app: FastifyInstance, headers: Headers): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

const CONTENT = contentPolicy({
  'script-src': "'self'",
  'style-src': "'self'",
  // Pages show the photos of Google accounts. Other hosts are not allowed, because an image could tell its host that a
  // page is open (docs/decisions/015).
  'img-src': `'self' data: ${PHOTOS}`,
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  // Only web/src/lib/register-worker.ts may set the address of a service worker, through this policy.
  'trusted-types': 'picadito-worker',
  'form-action': "'self'",
});

/**
 * The device features that pages may not use; the app needs none except the clipboard and, during a night, a screen
 * that stays awake. Names that browsers do not know are left out, because a browser would report them in its console.
 */
const NO_DEVICE = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
const PERMISSIONS = [
  'clipboard-write=(self)',
  'screen-wake-lock=(self)',
  ...NO_DEVICE.map((name) => `${name}=()`),
];

/**
 * Returns the security headers of every response, including errors. `secure` is true if users reach the server by
 * https. The headers are constant, so helmet runs only once, at start.
 */
export async function headersOf(secure: boolean): Promise<Headers> {
  const options: FastifyHelmetOptions = {
    contentSecurityPolicy: false,
    // The page in the sign-in popup must be able to post its outcome to the page that opened it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: secure && { maxAge: 31_536_000, includeSubDomains: true },
  };
  return {
    'content-security-policy': CONTENT,
    'permissions-policy': PERMISSIONS.join(', '),
    ...(await helmetsPart(options)),
  };
}

/**
 * Returns the headers that helmet adds to a response, found by comparing the responses of an app with helmet and one
 * without.
 */
async function helmetsPart(options: FastifyHelmetOptions): Promise<Headers> {
  const asked = async (isProtected: boolean) => {
    const probe = Fastify();
    if (isProtected) await probe.register(helmet, options);
    probe.get('/', async () => '');
    const { headers } = await probe.inject('/');
    await probe.close();
    return headers;
  };
  const plain = await asked(false);
  const all = Object.entries(await asked(true)).filter(([name]) => !(name in plain));
  return Object.fromEntries(all.map(([name, value]) => [name, String(value)]));
}
