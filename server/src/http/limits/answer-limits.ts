import { tokenBuckets, type Rate } from './token-buckets.ts';

const A_MINUTE = 60;
/**
 * Limits the answers per minute: of one code, of one address on a code, and of one device. Own devices and personal
 * links do not count for the code and the address.
 */
export const ANSWERS_OF_CODE = 120;
export const ANSWERS_OF_ADDRESS = 60;
export const ANSWERS_OF_DEVICE = 20;

type Sender = {
  codeHash: string;
  network: string;
  /** Holds the token of the device's cookie. */
  device: string | null;
  /**
   * Identifies the personal link of the request by its player's id, else the device if it owns a name of the list; null
   * for others.
   */
  owner: string | null;
};

/**
 * Returns a function that takes an answer and returns the milliseconds to wait first, or 0. Own devices and personal
 * links have a limit of their own, so that strangers cannot use it up.
 */
export function answerLimits() {
  const buckets = (count: number) => tokenBuckets(rateOf(count));
  const own = buckets(ANSWERS_OF_DEVICE);
  const device = buckets(ANSWERS_OF_DEVICE);
  const address = buckets(ANSWERS_OF_ADDRESS);
  const code = buckets(ANSWERS_OF_CODE);
  return (sender: Sender, now: number): number => {
    if (sender.owner !== null) return own.take(sender.owner, now);
    return (
      (sender.device === null ? 0 : device.take(sender.device, now)) ||
      address.take(`${sender.codeHash} ${sender.network}`, now) ||
      code.take(sender.codeHash, now)
    );
  };
}

const rateOf = (count: number): Rate => ({ perSecond: count / A_MINUTE, burst: count });
