import type { Writable } from 'node:stream';

/** The backlog of a reader that does not read; lines beyond it are dropped. */
const BACKLOG_MAX_BYTES = 1024 * 1024;
const BUFFER_MAX = 16 * 1024;

/**
 * Log lines, buffered for a tick of the event loop: under load one system call writes many. A reader that is slow,
 * stuck or gone neither blocks the server nor fills its memory.
 */
export function logStream(out: Writable) {
  let buffer = '';
  let waiting: NodeJS.Immediate | null = null;
  // the reader is gone (EPIPE), or its disk is full
  out.on('error', () => {});

  function flush(): void {
    if (waiting) clearImmediate(waiting);
    waiting = null;
    if (buffer !== '') out.write(buffer);
    buffer = '';
  }

  return {
    flush,
    write(line: string): void {
      if (out.writableLength > BACKLOG_MAX_BYTES) return;
      buffer += line;
      if (buffer.length > BUFFER_MAX) flush();
      else waiting ??= setImmediate(flush);
    },
  };
}
