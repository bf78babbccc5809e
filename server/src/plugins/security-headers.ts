import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';

/** Headers of every answer: always the same, so helmet is asked for them once. */
export async function securityHeaders(app: FastifyInstance, secure: boolean): Promise<void> {
  const headers = await headersBy(policyOf(secure));
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** The popup of the sign-in needs COOP to let its opener be reached. */
function policyOf(secure: boolean): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:', 'https:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'manifest-src': ["'self'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: secure ? { maxAge: 31_536_000 } : false,
  };
}

/** What an answer has with helmet and not without it. */
async function headersBy(options: FastifyHelmetOptions) {
  const asked = async (isProtected: boolean) => {
    const probe = Fastify();
    if (isProtected) await probe.register(helmet, options);
    probe.get('/', async () => '');
    const { headers } = await probe.inject('/');
    await probe.close();
    return headers;
  };
  const plain = await asked(false);
  const all = Object.entries(await asked(true));
  return Object.fromEntries(all.filter(([name]) => !(name in plain)));
}
