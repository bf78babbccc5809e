import { once } from 'node:events';
import { createServer } from 'node:net';

/** Returns a free port below the range for outgoing connections, so that it is still free after a restart. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 15_000 + Math.floor(Math.random() * 15_000);
    const holder = createServer().listen(port, '127.0.0.1');
    const isFree = await Promise.race([
      once(holder, 'listening').then(() => true),
      once(holder, 'error').then(() => false),
    ]);
    if (!isFree) continue;
    holder.close();
    await once(holder, 'close');
    return port;
  }
}
