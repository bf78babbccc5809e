import type { RequestParts } from '../contract/ask.ts';
import type { Scene } from './scene.ts';

/** A request that must not get in, or must stay at home. */
export type Cell = {
  name: string;
  /** Without it: that of the request which it is like. */
  status?: number;
  parts: (scene: Scene) => RequestParts;
  /** What is answered the same, byte for byte. */
  like?: (scene: Scene) => RequestParts;
  given?: (scene: Scene) => Promise<unknown>;
  /** It may write to the data of the requesting organiser only. */
  isDone?: true;
};
