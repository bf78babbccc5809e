import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { expect, test } from 'vitest';
import { MEDALS, Podium } from './podium.tsx';
import { RankingRow } from './ranking-row.tsx';

const ANA = { id: 'ana', name: 'Ana', skillLevel: '3', matchesPlayed: 2 } as const;

/** Returns the markup of the cell with the rank. */
function placeOf(rank: number): string {
  const player = { ...ANA, attendanceRate: 50, achievements: 0, rank };
  const row = renderToStaticMarkup(createElement(RankingRow, { player }));
  return /role="cell"(.*?)<\/div>/.exec(row)?.[1] ?? '';
}

test('the first three ranks have a gold, silver and bronze medal, the others none', () => {
  for (const [index, { text }] of MEDALS.entries()) {
    expect(placeOf(index + 1)).toContain('#icon-medal');
    expect(placeOf(index + 1)).toContain(text);
  }
  expect(placeOf(4)).toContain('4º');
  expect(placeOf(4)).not.toContain('#icon-medal');
});

test('equal players share a step of the podium, and the step after them stays empty', () => {
  const player = { ...ANA, attendanceRate: 50, achievements: 0 };
  const ranked = ['Ana', 'Beto', 'Caro', 'Dani', 'Eva'].map((name, index) => {
    return { ...player, id: name, name, rank: index < 4 ? 1 : 5 };
  });
  const podium = renderToStaticMarkup(createElement(Podium, { ranked }));
  for (const name of ['Ana', 'Beto', 'Caro']) expect(podium).toContain(name);
  expect(podium.replaceAll('<!-- -->', '')).toContain('y 1 más');
  expect(podium).not.toContain('Eva');
  expect(podium.match(/#icon-medal/g)).toHaveLength(1);
});
