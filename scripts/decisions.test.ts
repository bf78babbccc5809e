import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..', 'docs/decisions');
const RECORDS = readdirSync(folder).filter((name) => name !== 'README.md');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

const SECTIONS = ['Context', 'Decision', 'Consequences'];
const STATUS = /^Status: (?:accepted|superseded by \[(\d{3})\]\((\1-[a-z\d-]+\.md)\)|proposed)$/m;

/** Returns what is wrong with a decision record: its file name and title, date, status or sections. */
function faultsOf(name: string, text: string, names: readonly string[]): string[] {
  const number = /^(\d{3})-[a-z\d-]+\.md$/.exec(name)?.[1];
  const status = STATUS.exec(text);
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  const checks: [boolean, string][] = [
    [number !== undefined && text.startsWith(`# ${number} · `), 'title'],
    [/^Date: \d{4}-\d{2}-\d{2}$/m.test(text), 'date'],
    [status !== null && (status[2] === undefined || names.includes(status[2])), 'status'],
    [SECTIONS.every((section, index) => headings[index] === section), 'sections'],
  ];
  return checks.flatMap(([isRight, what]) => (isRight ? [] : [`${name}: ${what}`]));
}

test('every decision record has a number, a date, a status and its three sections', () => {
  expect(RECORDS.length).toBeGreaterThan(100);
  expect(RECORDS.flatMap((name) => faultsOf(name, read(name), RECORDS))).toEqual([]);
});

test('every number is used once', () => {
  expect(new Set(RECORDS.map((name) => name.slice(0, 3))).size).toBe(RECORDS.length);
});

test('the index names every record once, by its title', () => {
  const entries = [...read('README.md').matchAll(/^- \[(\d{3})\]\((\S+)\) (.+)$/gm)].map(
    ([, number, name, title]) => `${name} ${number} · ${title}`,
  );
  const expected = RECORDS.map((name) => {
    const [title = ''] = read(name).slice(2).split('\n', 1);
    return `${name} ${title}${/^Status: superseded/m.test(read(name)) ? ' (superseded)' : ''}`;
  });
  expect(entries.toSorted()).toEqual(expected.toSorted());
});

test('a record without a date, with an unknown status or without a section is found', () => {
  const right =
    '# 001 · Router\n\nDate: 2026-11-21\n\nStatus: accepted\n\n## Context\n\n## Decision\n\n## Consequences\n';
  const faults = (text: string) => faultsOf('001-router.md', text, ['002-links.md']);
  expect(faults(right)).toEqual([]);
  expect(faults(right.replace('accepted', 'superseded by [002](002-links.md)'))).toEqual([]);
  expect(faults(right.replace('accepted', 'superseded by [003](003-gone.md)'))).toEqual([
    '001-router.md: status',
  ]);
  expect(faults(right.replace('accepted', 'done'))).toEqual(['001-router.md: status']);
  expect(faults(right.replace('Date: 2026-11-21\n', ''))).toEqual(['001-router.md: date']);
  expect(faults(right.replace('## Decision\n\n', ''))).toEqual(['001-router.md: sections']);
  expect(faults(right.replace('001', '004'))).toEqual(['001-router.md: title']);
});
