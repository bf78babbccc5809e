import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aPushService } from '../../../server/testing/notices/a-push-service.ts';
import { CERTIFICATE } from '../../../server/testing/notices/certificate.ts';
import { temporaryFolder } from '../temporary.ts';

export type PushService = Awaited<ReturnType<typeof aPushService>>;

/**
 * Runs `work` while a push service runs on this machine. `env` is the environment with which a program sends to this
 * push service.
 */
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
