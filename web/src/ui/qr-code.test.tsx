import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QrCode } from './qr-code.tsx';

/** Modules of the QR code that a decoder (jsQR 1.4.0) reads as `ADDRESS`. */
const CODE = [
  '#######.######..####...#..#######',
  '#.....#.#.##.#....#.####..#.....#',
  '#.###.#....#...###.####.#.#.###.#',
  '#.###.#.#.#...#.#...###.#.#.###.#',
  '#.###.#..#.####.....##.#..#.###.#',
  '#.....#...##.#...####.#...#.....#',
  '#######.#.#.#.#.#.#.#.#.#.#######',
  '........#..##....##.#.##.........',
  '#.##.###.#...##.######....#..#.##',
  '######.#..##....#.######..##.##.#',
  '#..#..##....#.#..#.....##.####..#',
  '.#####..########..#.......##.#.##',
  '..#..##....##..#..#..#..#..#.#.#.',
  '........##...#..###...#####....#.',
  '.#.#..#.#..#..#####.....#.#...#..',
  '.###.#...###.#..#..###..####..#..',
  '##...#####....###..#.###.##.#.#..',
  '#.##.#.#..#.#.#..#..#####.#.##...',
  '....###...##...#.#..#.#..####.#..',
  '....##..#.......#....#....#.#....',
  '...####...###.##..###.....#..##..',
  '##.##......#...#.##....###...##.#',
  '...#..#.#.#.###.#.#..##...#.#####',
  '.##.##...###.##.#.##...#.#.###.#.',
  '#.#####...#.#.##..#.....#####.#.#',
  '........###.##...###...##...##...',
  '#######.###..#..#..#..###.#.#....',
  '#.....#.#....#.#....#####...###..',
  '#.###.#..##...##.#..#..######.#.#',
  '#.###.#.####.##...####.#...#.#...',
  '#.###.#.#.#.##....##..#...##.....',
  '#.....#..#.##.####.#.....####...#',
  '#######.#..#.#.###..##.#.#..##...',
];
const ADDRESS = 'https://picadito.test/g/0123456789abcdefABCDEF';

type Point = readonly [x: number, y: number];

/**
 * Returns the modules that an outline encloses, row by row. A module is inside if an odd number of edges lies to its
 * left.
 */
function modulesIn(outline: string, size: number): string[] {
  const loops = outline
    .split('Z')
    .map((loop) =>
      [...loop.matchAll(/[ML](\d+) (\d+)/g)].map(([, x, y]): Point => [Number(x), Number(y)]),
    );
  const edges = loops.flatMap((loop) =>
    loop.map((from, at) => [from, loop[(at + 1) % loop.length] ?? from] as const),
  );
  const isLeft =
    (x: number, y: number) =>
    ([from, to]: readonly [Point, Point]) =>
      from[0] === to[0] &&
      from[0] <= x &&
      Math.min(from[1], to[1]) <= y &&
      y < Math.max(from[1], to[1]);
  const cells = Array.from({ length: size }, (_, at) => at);
  return cells.map((y) =>
    cells.map((x) => (edges.filter(isLeft(x, y)).length % 2 === 1 ? '#' : '.')).join(''),
  );
}

test('the code of an address is the one that cameras read, with a light border of four modules', () => {
  const svg = renderToStaticMarkup(<QrCode value={ADDRESS} label="Código" level="M" isBordered />);
  const outline = /<path d="([^"]+)" fill="#000000"/.exec(svg)?.[1] ?? '';
  expect(modulesIn(outline, CODE.length)).toEqual(CODE);
  expect(svg).toContain('viewBox="-4 -4 41 41"');
  expect(svg).toContain('<rect x="-4" y="-4" width="41" height="41" fill="#ffffff"');
  expect(svg).toContain('role="img" aria-label="Código"');
});
