import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aPushService } from '../../../server/testing/notices/a-push-service.ts';
import { CERTIFICATE } from '../../../server/testing/notices/certificate.ts';
import { temporaryFolder } from '../temporary.ts';

export type PushService = Awaited<ReturnType<typeof aPushService>>;

/** Runs `work` with a push service on this machine. `env` is the environment of a program that sends to it. */
export async function withPushService<T>(
  work: (push: PushService, env: Record<string, string>) => Promise<T>,
): Promise<T> {
  const push = await aPushService();
  const folder = temporaryFolder();
  const file = join(folder.path, 'ca.pem');
  writeFileSync(file, CERTIFICATE);
  try {
    return await work(push, { PUSH_STAND_IN: push.origin, NODE_EXTRA_CA_CERTS: file });
  } finally {
    await push.close();
    folder.remove();
  }
}
