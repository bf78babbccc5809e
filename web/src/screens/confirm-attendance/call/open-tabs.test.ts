import { expect, test } from 'vitest';
import { openTabs } from './open-tabs.ts';

function browser(allowed: number) {
  const tabs: { address: string; opener: unknown }[] = [];
  const open = (address: string) => {
    if (tabs.length === allowed) return null;
    const tab = { address, opener: 'us' };
    tabs.push(tab);
    return tab;
  };
  return { tabs, open };
}

test('each recipient gets a tab where the browser allows all of them', () => {
  const { tabs, open } = browser(10);
  expect(openTabs(['a', 'b', 'c'], open)).toBe(3);
  expect(tabs.map(({ address }) => address)).toEqual(['a', 'b', 'c']);
});

test('after the first blocked tab no more are opened, and the rest stay in the queue', () => {
  expect(openTabs(['a', 'b', 'c'], browser(1).open)).toBe(1);
  expect(openTabs(['a'], browser(0).open)).toBe(0);
});

test('chats open without an opener', () => {
  const { tabs, open } = browser(2);
  openTabs(['a', 'b'], open);
  expect(tabs.map(({ opener }) => opener)).toEqual([null, null]);
});
