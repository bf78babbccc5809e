import type { Writable } from 'node:stream';

/** The maximum of buffered output when the reader of the log does not read; further lines are dropped. */
const BACKLOG_MAX_BYTES = 1024 * 1024;
const BUFFER_MAX = 16 * 1024;

/**
 * Returns a stream that buffers log lines for a tick of the event loop, so that under load one system call writes many.
 * A slow or closed reader neither blocks the server nor fills its memory.
 */
export function logStream(out: Writable) {
  let buffer = '';
  let waiting: NodeJS.Immediate | null = null;
  // The reader may close the stream (EPIPE), or its disk may be full.
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
