import type { Writable } from 'node:stream';

/** What a reader who does not read may let pile up; what comes on top is dropped. */
const UNREAD_MAX_BYTES = 1024 * 1024;
const GATHERED_MAX = 16 * 1024;

/**
 * Lines of the log, gathered for a turn of the event loop: under load one system call writes many. A reader who
 * is slow, stuck or gone neither stops the server nor fills its memory.
 */
export function logStream(out: Writable) {
  let gathered = '';
  let waiting: NodeJS.Immediate | null = null;
  // who listens no more (EPIPE), or has no room left
  out.on('error', () => {});

  function flush(): void {
    if (waiting) clearImmediate(waiting);
    waiting = null;
    if (gathered !== '') out.write(gathered);
    gathered = '';
  }

  return {
    flush,
    write(line: string): void {
      if (out.writableLength > UNREAD_MAX_BYTES) return;
      gathered += line;
      if (gathered.length > GATHERED_MAX) flush();
      else waiting ??= setImmediate(flush);
    },
  };
}
