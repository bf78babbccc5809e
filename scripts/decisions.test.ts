import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..', 'docs/decisions');
const RECORDS = readdirSync(folder).filter((name) => name !== 'README.md');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

/** Maximum number of decision records, so that a new engineer can read all of them. */
const RECORDS_MAX = 35;
const HEADINGS = ['Context', 'Decision', 'Consequences'];

function faultsOf(name: string, text: string): string[] {
  const number = /^(\d{3})-[a-z\d-]+\.md$/.exec(name)?.[1];
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  const checks: [boolean, string][] = [
    [number !== undefined && text.startsWith(`# ${number} · `), 'title'],
    [/^Date: \d{4}-\d{2}-\d{2}$/m.test(text), 'date'],
    [/^Status: accepted$/m.test(text), 'status'],
    [headings.join() === HEADINGS.join(), 'headings'],
  ];
  return checks.flatMap(([isRight, what]) => (isRight ? [] : [`${name}: ${what}`]));
}

test('every decision record has a number, a date, a status and its three headings', () => {
  expect(RECORDS.flatMap((name) => faultsOf(name, read(name)))).toEqual([]);
});

test('there are few records, each with a number of its own', () => {
  expect(RECORDS.length).toBeGreaterThan(0);
  expect(RECORDS.length).toBeLessThanOrEqual(RECORDS_MAX);
  expect(new Set(RECORDS.map((name) => name.slice(0, 3))).size).toBe(RECORDS.length);
});

test('the index names every record once, by its title', () => {
  const entries = [...read('README.md').matchAll(/^- \[(\d{3})\]\((\S+)\) (.+)$/gm)].map(
    ([, number, name, title]) => `${name} ${number} · ${title}`,
  );
  const expected = RECORDS.map((name) => `${name} ${read(name).slice(2).split('\n', 1).join()}`);
  expect(entries.toSorted()).toEqual(expected.toSorted());
});

test('a record without a date, a status or a heading is found', () => {
  const right =
    '# 001 · Router\n\nDate: 2026-11-21\n\nStatus: accepted\n\n## Context\n\n## Decision\n\n## Consequences\n';
  const faults = (text: string) => faultsOf('001-router.md', text);
  expect(faults(right)).toEqual([]);
  expect(faults(right.replace('accepted', 'done'))).toEqual(['001-router.md: status']);
  expect(faults(right.replace('Date: 2026-11-21\n', ''))).toEqual(['001-router.md: date']);
  expect(faults(right.replace('## Decision\n\n', ''))).toEqual(['001-router.md: headings']);
  expect(faults(right.replace('001', '004'))).toEqual(['001-router.md: title']);
});
