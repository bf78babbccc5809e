import { expect, test } from 'vitest';
import {
  answerLimits,
  ANSWERS_OF_ADDRESS,
  ANSWERS_OF_CODE,
  ANSWERS_OF_DEVICE,
} from './answer-limits.ts';

const NOW = 1000;
type Sender = Parameters<ReturnType<typeof answerLimits>>[0];
const SENDER: Sender = { codeHash: 'code', network: '192.0.2.1', device: null, owner: null };

/**
 * Returns how many answers are accepted at one moment before one is refused. `sender` returns the sender of each
 * answer.
 */
function countAccepted(limits: ReturnType<typeof answerLimits>, sender: (index: number) => Sender) {
  let count = 0;
  while (limits(sender(count), NOW) === 0) count += 1;
  return count;
}

test('a device, an address and a code are limited, and one address leaves half of a code to the others', () => {
  const limits = answerLimits();
  const device = { ...SENDER, device: 'device' };
  expect(countAccepted(limits, () => device)).toBe(ANSWERS_OF_DEVICE);
  expect(countAccepted(limits, () => SENDER)).toBe(ANSWERS_OF_ADDRESS - ANSWERS_OF_DEVICE);
  const others = (index: number) => ({ ...SENDER, network: `198.51.100.${index % 50}` });
  expect(countAccepted(limits, others)).toBe(ANSWERS_OF_CODE - ANSWERS_OF_ADDRESS);
  expect(limits({ ...SENDER, codeHash: 'another' }, NOW)).toBe(0);
});

test('own devices and personal links have separate limits, which strangers cannot use up', () => {
  const limits = answerLimits();
  const strangers = (index: number) => ({ ...SENDER, network: `198.51.100.${index % 50}` });
  expect(countAccepted(limits, strangers)).toBe(ANSWERS_OF_CODE);
  for (const device of ['one', 'another'])
    expect(countAccepted(limits, () => ({ ...SENDER, device, owner: device }))).toBe(
      ANSWERS_OF_DEVICE,
    );
  const byLink = (index: number) => ({ ...SENDER, device: `new ${index}`, owner: 'nico' });
  expect(countAccepted(limits, byLink)).toBe(ANSWERS_OF_DEVICE);
  expect(limits({ ...SENDER, owner: 'beto' }, NOW)).toBe(0);
});

test('all limits are free again after a minute', () => {
  const limits = answerLimits();
  countAccepted(limits, () => SENDER);
  expect(limits(SENDER, NOW)).toBeGreaterThan(0);
  expect(limits(SENDER, NOW + 60_000)).toBe(0);
});
