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

/** Returns the text of the podium of players with these ranks. */
function podiumOf(ranks: Record<string, number>): string {
  const player = { ...ANA, attendanceRate: 50, achievements: 0 };
  const ranked = Object.entries(ranks).map(([name, rank]) => ({ ...player, id: name, name, rank }));
  return renderToStaticMarkup(createElement(Podium, { ranked })).replaceAll('<!-- -->', '');
}

test('equal players share a step of the podium, and the step after them stays empty', () => {
  const podium = podiumOf({ Ana: 1, Beto: 1, Caro: 1, Dani: 1, Eva: 5 });
  expect(podium).toContain('Ana, Beto, Caro y Dani');
  expect(podium).not.toContain('Eva');
  expect(podium.match(/#icon-medal/g)).toHaveLength(1);
});

test('one of several steps names two players and counts the others', () => {
  const podium = podiumOf({ Ana: 1, Beto: 2, Caro: 2, Dani: 2, Eva: 2 });
  expect(podium).toContain('Beto, Caro y 2 más');
  expect(podium.match(/#icon-medal/g)).toHaveLength(2);
});
