import { tokenBuckets, type Rate } from './token-buckets.ts';

const A_MINUTE = 60;
/**
 * The maximum numbers of answers per minute: by one link code, from one address by that code, and from one device. An
 * answer by a personal link or from a device that owns a name counts only against a limit of that link or device.
 */
export const ANSWERS_OF_CODE = 120;
export const ANSWERS_OF_ADDRESS = 60;
export const ANSWERS_OF_DEVICE = 20;

type Sender = {
  codeHash: string;
  network: string;
  /** The token from the device's cookie; null without a cookie. */
  device: string | null;
  /**
   * Key under which the answers of the sender alone are counted: the player's id for a personal link, the device's
   * token for a device that owns a name of the list, null for all others.
   */
  owner: string | null;
};

/**
 * Returns a function that counts an answer and returns 0, or the milliseconds to wait if the answer exceeds a limit.
 * `now` is in milliseconds of a clock that never goes back. Devices that own a name and personal links have limits of
 * their own, so that strangers cannot use them up.
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
