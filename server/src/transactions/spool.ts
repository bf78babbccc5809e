import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto';
import { open, unlink, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { MESSAGES } from '@picadito/domain';
import { AppError } from '../app-error.ts';

/** Shorter texts stay in memory. */
export const IN_MEMORY_MAX_BYTES = 256 * 1024;
/** No read transaction lasts longer (docs/decisions/199). */
const MAKING_MAX_MS = 5000;
const CHUNK_BYTES = 64 * 1024;
const ALGORITHM = 'aes-256-ctr';

/** A response as JSON text, complete and outside of the heap: nothing is waited for but its client. */
export class Spooled<Reply> {
  /** What the text says. */
  declare readonly reply: Reply;
  readonly bytes: number;
  readonly payload: Buffer | Readable;

  constructor(bytes: number, payload: Buffer | Readable) {
    this.bytes = bytes;
    this.payload = payload;
  }
}

/**
 * Writes a text that comes in pieces to a temporary file, to be read at its client's pace (docs/decisions/162). The
 * file has no name once it is open, and is encrypted with a key that only this process has. Where the disk refuses it
 * (a full one), or the pieces take too long, the response is unavailable.
 */
export async function spool<Reply>(
  pieces: Iterable<string> | AsyncIterable<string>,
  clock = () => performance.now(),
): Promise<Spooled<Reply>> {
  const endsAt = clock() + MAKING_MAX_MS;
  const begun: Buffer[] = [];
  let bytes = 0;
  let file: EncryptedFile | null = null;
  try {
    for await (const piece of pieces) {
      if (clock() > endsAt) throw unavailable('a large response took too long');
      const chunk = Buffer.from(piece);
      bytes += chunk.length;
      if (file) await file.write(chunk);
      else begun.push(chunk);
      if (file || bytes <= IN_MEMORY_MAX_BYTES) continue;
      file = await encryptedFile();
      for (const first of begun.splice(0)) await file.write(first);
    }
  } catch (error) {
    await file?.close();
    throw error;
  }
  return new Spooled(bytes, file ? file.read() : Buffer.concat(begun));
}

/** The text of an array whose items come some at a time. */
export async function* arrayPieces(pages: AsyncIterable<readonly unknown[]>) {
  let start = '[';
  for await (const items of pages) {
    if (items.length === 0) continue;
    yield start + JSON.stringify(items).slice(1, -1);
    start = ',';
  }
  yield start === '[' ? '[]' : ']';
}

type EncryptedFile = Awaited<ReturnType<typeof encryptedFile>>;

async function encryptedFile() {
  const path = join(tmpdir(), `picadito-${randomUUID()}`);
  const file = await onDisk(open(path, 'wx+', 0o600));
  await onDisk(unlink(path));
  const [key, start] = [randomBytes(32), randomBytes(16)];
  const cipher = createCipheriv(ALGORITHM, key, start);
  return {
    write: (chunk: Buffer) => onDisk(file.writeFile(cipher.update(chunk))),
    close: () => file.close(),
    read: () => decrypted(file, createDecipheriv(ALGORITHM, key, start)),
  };
}

function onDisk<T>(operation: Promise<T>): Promise<T> {
  return operation.catch((cause: unknown) => {
    throw unavailable((cause as Error).message);
  });
}

const unavailable = (reason: string) =>
  new AppError('unavailable', MESSAGES.unavailable, { reason });

/** The file from its beginning; it is closed with the stream. */
function decrypted(file: FileHandle, decipher: ReturnType<typeof createDecipheriv>): Readable {
  async function* chunks() {
    for (let position = 0; ;) {
      const { bytesRead, buffer } = await file.read(
        Buffer.allocUnsafe(CHUNK_BYTES),
        0,
        CHUNK_BYTES,
        position,
      );
      if (bytesRead === 0) return;
      position += bytesRead;
      yield decipher.update(buffer.subarray(0, bytesRead));
    }
  }
  return Readable.from(chunks(), { objectMode: false, highWaterMark: CHUNK_BYTES }).once(
    'close',
    () => void file.close(),
  );
}
