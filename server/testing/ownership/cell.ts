import type { RequestParts } from '../contract/ask.ts';
import type { Scene } from './scene.ts';

/** Describes a request that must be refused, or must not touch the data of another organiser. */
export type Cell = {
  name: string;
  /** Holds the expected status; the default is the status of the `like` request. */
  status?: number;
  parts: (scene: Scene) => RequestParts;
  /** Returns a request that must get the same response, byte for byte. */
  like?: (scene: Scene) => RequestParts;
  given?: (scene: Scene) => Promise<unknown>;
  /** Marks a request that may write, to the data of the requesting organiser only. */
  isDone?: true;
};
