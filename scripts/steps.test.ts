import { expect, test } from 'vitest';
import { inOrder, turns } from './steps.ts';

test('the output of concurrent steps is printed in sequence, that of the first one live', () => {
  let shown = '';
  const output = inOrder(3, (text) => (shown += text));
  const [first, second, third] = [output(0), output(1), output(2)];
  third.print('3');
  second.print('2');
  first.print('1');
  expect(shown).toBe('1');
  second.end();
  expect(shown).toBe('1');
  first.end();
  expect(shown).toBe('123');
  third.print('!');
  third.end();
  expect(shown).toBe('123!');
});

test('a wide step waits for all cores, and later steps wait for it', async () => {
  const take = turns(2);
  const began: string[] = [];
  const begin = async (name: string, cores: number) => {
    const giveBack = await take(cores);
    began.push(name);
    return giveBack;
  };
  const [one, wide, late] = [begin('one', 1), begin('wide', 2), begin('late', 1)];
  const giveBackOne = await one;
  expect(began).toEqual(['one']);
  giveBackOne();
  const giveBackWide = await wide;
  expect(began).toEqual(['one', 'wide']);
  giveBackWide();
  await late;
  expect(began).toEqual(['one', 'wide', 'late']);
});
