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
/** Begins a log with little-endian checksums. The next number begins a log with big-endian ones. */
const MAGIC = 0x37_7f_06_82;
/** Limits the size of logs that are checked; 64 MB take 0.2 s. */
const LOOKED_AT_MAX_BYTES = 128 * 1024 * 1024;

type Sum = readonly [number, number];

/**
 * Tells whether a write-ahead log has lost data: it has no valid header, or valid frames come after an invalid one
 * (https://www.sqlite.org/fileformat2.html#walformat). SQLite would use the part before the damage without an error.
 * Frames of an earlier round are usual, and so is a last frame that a power cut has torn.
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

/** Copies a log aside, so that its content is not overwritten, and returns the end of the copy's name. */
export function keepAside(file: string): string {
  let number = 1;
  while (existsSync(`${file}.damaged-${number}`)) number += 1;
  copyFileSync(file, `${file}.damaged-${number}`, constants.COPYFILE_EXCL);
  return `.damaged-${number}`;
}
