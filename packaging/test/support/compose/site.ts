import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import {
  CLIENT,
  standInProvider,
  type StandInProvider,
} from '../../../../server/testing/identity/provider/provider.ts';
import { SELF_SIGNED } from '../../../../server/testing/self-signed.ts';
import { PACKAGES, VERSION } from '../../../src/places.ts';
import { makeStandIns, NETWORK, startDocker, type Docker } from './docker.ts';

export const DOMAIN = 'picadito.test';
const ENV = {
  COMPOSE_PROJECT_NAME: 'picadito',
  DOMAIN,
  POSTGRES_PASSWORD: '0123456789abcdef',
  GOOGLE_CLIENT_ID: CLIENT.clientId,
  GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
};
const START = { timeout: 60_000, interval: 100 };

export type Site = Awaited<ReturnType<typeof startSite>>;

export async function startSite(image: string) {
  const docker = await startDocker();
  return siteOn(docker, image).catch(async (error: unknown) => {
    await docker.remove();
    throw error;
  });
}

/**
 * Prepares a folder as docs/running.md#a-thousand-groups tells an operator to do. `compose.override.yaml` in it has the
 * settings that only the test needs.
 */
async function siteOn(docker: Docker, image: string) {
  const provider = await standInProvider(NETWORK.here[0]);
  await makeStandIns(docker);
  await docker.run('docker', ['load', '--input', image]);
  const folder = join(docker.folder, 'packages');
  mkdirSync(folder);
  for (const name of ['compose.yaml', 'Caddyfile'])
    copyFileSync(join(PACKAGES, name), join(folder, name));
  const write = (name: string, content: string) => writeFileSync(join(folder, name), content);
  const lines = Object.entries(ENV).map((pair) => `${pair.join('=')}\n`);
  write('.env', lines.join(''));
  write('provider.crt', SELF_SIGNED.cert);
  write('compose.override.yaml', JSON.stringify(override(provider)));
  const compose = (...args: string[]) => docker.run('docker-compose', args, folder);
  const authority = '/data/caddy/pki/authorities/local/root.crt';

  return {
    provider,
    compose,
    docker: (...args: string[]) => docker.run('docker', args),
    cutPower: docker.cutPower,
    /** Makes an image of the same program that Docker takes for a newer version of it. */
    newerImage: async () => {
      write('Dockerfile', `FROM picadito:${VERSION}\nLABEL newer=true\n`);
      await docker.run('docker', ['build', '--tag', `picadito:${VERSION}`, folder]);
    },
    /** Runs a command of Picadito in the container that serves requests, and resolves with its output. */
    picadito: (...args: string[]) =>
      compose('exec', '-T', 'picadito', '/usr/bin/picadito', ...args),
    /** Waits until Caddy has created its own certificate authority, and resolves with the root certificate. */
    certificate: () => vi.waitFor(() => compose('exec', '-T', 'caddy', 'cat', authority), START),
    remove: async () => {
      provider.close();
      await compose('down');
      await docker.remove();
    },
  };
}

/**
 * Returns the settings of Docker Compose for the test. They replace Google by the stand-in provider, and the public
 * certificate authority by Caddy's own.
 */
function override({ issuer }: StandInProvider) {
  const picadito = {
    environment: { OIDC_ISSUER: issuer, NODE_EXTRA_CA_CERTS: '/provider.crt' },
    volumes: ['./provider.crt:/provider.crt:ro'],
    extra_hosts: [`${new URL(issuer).hostname}:${NETWORK.here[0]}`],
  };
  return { services: { picadito, caddy: { environment: { CADDY_OPTIONS: 'local_certs' } } } };
}
