/*
 * Numbers drawn from a text are the same on every device and random between texts.
 */

/** Returns the 32-bit FNV-1a hash of the text. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash;
}

/**
 * Maps a number to a pseudo-random one of 32 bits, so that similar sums give very different numbers (the finalizer of
 * MurmurHash3).
 */
export function scattered(sum: number): number {
  const half = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  const more = Math.imul(half ^ (half >>> 13), 0xc2b2ae35);
  return (more ^ (more >>> 16)) >>> 0;
}

/** Returns a function that draws numbers from 0 to 1, the same ones for the same text. */
export function randomFrom(text: string): () => number {
  let state = hashOf(text);
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    return scattered(state) / 2 ** 32;
  };
}
