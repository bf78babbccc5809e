import { tokenBuckets, type Rate } from './token-buckets.ts';

const A_MINUTE = 60;
/** Answers a minute: of a code, of one address of it, of a device. */
export const ANSWERS_OF_CODE = 120;
export const ANSWERS_OF_ADDRESS = 60;
export const ANSWERS_OF_DEVICE = 20;

type Sender = { codeHash: string; network: string; device: string | null };

/** Milliseconds to wait, 0 when there is no need to. What one limit refuses uses up none of the next. */
export function answerLimits() {
  const buckets = (count: number) => tokenBuckets(rateOf(count));
  const device = buckets(ANSWERS_OF_DEVICE);
  const address = buckets(ANSWERS_OF_ADDRESS);
  const code = buckets(ANSWERS_OF_CODE);
  return (sender: Sender, now: number): number =>
    (sender.device === null ? 0 : device.take(sender.device, now)) ||
    address.take(`${sender.codeHash} ${sender.network}`, now) ||
    code.take(sender.codeHash, now);
}

const rateOf = (count: number): Rate => ({ perSecond: count / A_MINUTE, burst: count });
