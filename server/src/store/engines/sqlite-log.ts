import {
  closeSync,
  copyFileSync,
  constants,
  existsSync,
  openSync,
  readSync,
  statSync,
} from 'node:fs';

const HEADER = 32;
const FRAME_HEADER = 24;
/**
 * First four bytes of a write-ahead log with little-endian checksums. A log with big-endian checksums begins with this
 * number plus 1.
 */
const MAGIC = 0x37_7f_06_82;
/** Largest size of a write-ahead log that is checked; 64 MB take 0.2 s. */
const LOOKED_AT_MAX_BYTES = 128 * 1024 * 1024;

type Sum = readonly [number, number];

/**
 * Returns whether a write-ahead log of at most `LOOKED_AT_MAX_BYTES` is damaged: it has no valid header, or valid
 * frames come after an invalid one (https://www.sqlite.org/fileformat2.html#walformat). SQLite would use the part
 * before the damage without an error, so the rest would be lost unnoticed. Old frames at the end are usual, because
 * SQLite overwrites the log from its beginning. A last frame that a power cut has torn is usual too.
 */
export function isLogDamaged(file: string): boolean {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size === 0 || size > LOOKED_AT_MAX_BYTES) return false;
  const descriptor = openSync(file, 'r');
  try {
    return hasDamage((at, length) => {
      const bytes = Buffer.alloc(length);
      return bytes.subarray(0, readSync(descriptor, bytes, 0, length, at));
    }, size);
  } finally {
    closeSync(descriptor);
  }
}

function hasDamage(read: (at: number, length: number) => Buffer, size: number): boolean {
  const header = read(0, HEADER);
  if (header.length < HEADER) return true;
  const magic = header.readUInt32BE(0);
  const isBigEndian = magic === MAGIC + 1;
  if (magic !== MAGIC && !isBigEndian) return true;
  const start = sumOf(header.subarray(0, 24), [0, 0], isBigEndian);
  if (!isSum(header, 24, start)) return true;
  const frameSize = FRAME_HEADER + header.readUInt32BE(8);
  const salts = header.subarray(16, 24);
  let before = start;
  let isBroken = false;
  for (let at = HEADER; at + frameSize <= size; at += frameSize) {
    const frame = read(at, frameSize);
    const isOfRound = frame.subarray(8, 16).equals(salts);
    const sum = sumOf(
      frame.subarray(FRAME_HEADER),
      sumOf(frame.subarray(0, 8), before, isBigEndian),
      isBigEndian,
    );
    const isValid = isOfRound && isSum(frame, 16, sum);
    if (isValid && isBroken) return true;
    if (!isValid) isBroken = true;
    // The checksum that this frame states is the start for the next, so that valid frames after a bad one are
    // recognised.
    before = [frame.readUInt32BE(16), frame.readUInt32BE(20)];
  }
  return false;
}

function isSum(bytes: Buffer, at: number, [one, two]: Sum): boolean {
  return bytes.readUInt32BE(at) === one && bytes.readUInt32BE(at + 4) === two;
}

function sumOf(bytes: Buffer, [first, second]: Sum, isBigEndian: boolean): Sum {
  let [one, two] = [first, second];
  for (let at = 0; at < bytes.length; at += 8) {
    const a = isBigEndian ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at);
    const b = isBigEndian ? bytes.readUInt32BE(at + 4) : bytes.readUInt32LE(at + 4);
    one = (one + a + two) >>> 0;
    two = (two + b + one) >>> 0;
  }
  return [one, two];
}

/**
 * Copies a write-ahead log to a new name, so that its content is not overwritten, and returns the ending of that name,
 * such as '.damaged-1'.
 */
export function keepAside(file: string): string {
  let number = 1;
  while (existsSync(`${file}.damaged-${number}`)) number += 1;
  copyFileSync(file, `${file}.damaged-${number}`, constants.COPYFILE_EXCL);
  return `.damaged-${number}`;
}
