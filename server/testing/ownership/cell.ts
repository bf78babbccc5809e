import type { RequestParts } from '../contract/ask.ts';
import type { Scene } from './scene.ts';

/**
 * Type of a test request about ownership: one that must be refused, or must neither read nor change another organiser's
 * data.
 */
export type Cell = {
  name: string;
  /** The expected status; without it, the response must have the status of the `like` request. */
  status?: number;
  parts: (scene: Scene) => RequestParts;
  /**
   * Returns another request whose response must be the same, byte for byte. A foreign id must look like a missing one.
   */
  like?: (scene: Scene) => RequestParts;
  given?: (scene: Scene) => Promise<unknown>;
  /**
   * True if the request may succeed and change data of the requesting organiser. False requests must change nothing.
   */
  isDone?: true;
};
