import { afterEach, expect, test, vi } from 'vitest';
import type { Brush } from '../card/brush.ts';
import { layOutResult } from './result-card.ts';
import { paintLayout } from './paint-result.ts';

/** Returns the texts that `paint` writes on a canvas on which each character is half as wide as it is high. */
function written(paint: (brush: Brush) => void): string[] {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => 'face' }));
  vi.stubGlobal('Path2D', vi.fn());
  const texts: string[] = [];
  const brush: Brush = {
    ...LOOK,
    arc: vi.fn(),
    beginPath: vi.fn(),
    fill: vi.fn(),
    fillRect: vi.fn(),
    restore: vi.fn(),
    save: vi.fn(),
    scale: vi.fn(),
    stroke: vi.fn(),
    translate: vi.fn(),
    measureText: (text) => {
      const size = Number(/(\d+)px/.exec(brush.font)?.[1]);
      return { width: (text.length * size) / 2, actualBoundingBoxAscent: size };
    },
    fillText: (text) => void texts.push(text),
  };
  paint(brush);
  return texts;
}
const LOOK = {
  direction: 'ltr',
  fillStyle: '',
  font: '',
  globalAlpha: 1,
  lineWidth: 1,
  strokeStyle: '',
  textAlign: 'left',
} as const;

afterEach(() => void vi.unstubAllGlobals());

const LONG = 'Juan Ignacio de los Santos y Martínez de la Fuente';
const TEAMS = { claro: ['Ana', LONG], oscuro: ['Caro', 'Dani'] };

test('the picture says who won, the score, who scored and la figura', () => {
  const layout = layOutResult(
    {
      score: { claro: 12, oscuro: 3 },
      goals: {
        claro: [
          { name: 'Ana', goals: 7, isOwn: false },
          { name: 'Caro', goals: 1, isOwn: true },
        ],
        oscuro: [{ name: 'Dani', goals: 3, isOwn: false }],
      },
      teams: TEAMS,
      figura: ['Ana'],
    },
    1,
  );
  expect(written((brush) => paintLayout(brush, layout))).toEqual([
    '¡Ganó Claro!',
    'Equipo Claro',
    '12',
    'Equipo Oscuro',
    '3',
    '7',
    'Ana',
    'Caro (en contra)',
    'Dani',
    'La figura',
    'Ana',
  ]);
});

test('long names are whole, in several lines, and keep what follows them', () => {
  const layout = layOutResult(
    {
      score: { claro: 0, oscuro: 1 },
      goals: { claro: [], oscuro: [{ name: LONG, goals: 1, isOwn: true }] },
      teams: TEAMS,
      figura: [LONG, 'Caro'],
    },
    1,
  );
  const texts = written((brush) => paintLayout(brush, layout));
  const lines = texts.slice(texts.findIndex((text) => text.startsWith('Juan')));
  expect(lines.join(' ')).toBe(`${LONG} (en contra) La figura ${LONG} y Caro`);
});
