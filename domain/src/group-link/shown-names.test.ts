import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchText } from '../text/sort-key.ts';
import { distinctNames } from '../players/distinct-names.ts';
import { namesById, shortNames, shownNames } from './shown-names.ts';

/** Returns the shown names of a list for which the organiser wrote none. */
const read = (full: readonly string[]) => shownNames(full.map((name) => ({ name, written: null })));

test.each([
  [
    ['Nico Pérez', 'Ana'],
    ['Nico', 'Ana'],
  ],
  [
    ['Juan Pérez', 'Juan García', 'Juan'],
    ['Juan P.', 'Juan G.', 'Juan'],
  ],
  [
    ['Juan Pérez', 'Juan Paz'],
    ['Juan Pé.', 'Juan Pa.'],
  ],
  [
    ['Juan P', 'Juan Pérez'],
    ['Juan P', 'Juan Pé.'],
  ],
  [
    ['Juan de la Cruz', 'Juan de los Ríos', 'JUAN DE LA TORRE', 'Juan y Medio'],
    ['Juan C.', 'Juan R.', 'JUAN T.', 'Juan M.'],
  ],
  [
    ['Juan de la Cruz', 'Juan del Castillo'],
    ['Juan Cr.', 'Juan Ca.'],
  ],
  [
    ['Juan Cruz', 'Juan de la Cruz', 'Juan de'],
    ['Juan Cruz', 'Juan Cruz 2', 'Juan'],
  ],
  [
    ['Juan de', 'Juan', 'JUAN DE LA'],
    ['Juan', 'Juan 2', 'JUAN 3'],
  ],
  [
    ['De la Cruz', 'Y Medio', 'Da Silva'],
    ['De la Cruz', 'Y Medio', 'Da Silva'],
  ],
  [
    ['Nico S.', 'Nico'],
    ['Nico S.', 'Nico'],
  ],
  [
    ['Nico S', 'Nico Suárez', 'Nico Sosa'],
    ['Nico S', 'Nico Su.', 'Nico So.'],
  ],
  [
    ['Nico S.', 'Nico S', 'Nico...', 'Nico'],
    ['Nico S.', 'Nico S 2', 'Nico', 'Nico 2'],
  ],
  [
    ['J. P. Sosa', 'J. P. Ruiz', 'J.P. Paz', 'Jr. Paz'],
    ['J. P. S.', 'J. P. R.', 'J.P.', 'Jr'],
  ],
  [
    ['J. Sosa', 'J Paz'],
    ['J. S.', 'J P.'],
  ],
  [
    ["Leo D'Angelo", 'Leo Díaz'],
    ["Leo D'A.", 'Leo Dí.'],
  ],
  [
    ['Ana Pérez Gil', 'Ana Pérez Ruiz', 'Ana Pérez'],
    ['Ana Pérez G.', 'Ana Pérez R.', 'Ana Pérez'],
  ],
  [
    ['Ana 🔥Paz', 'Ana ⚽ Ruiz', 'Ana 🔥'],
    ['Ana 🔥P.', 'Ana R.', 'Ana'],
  ],
  [
    ['Jugador 1', 'Jugador 10', 'Jugador 21'],
    ['Jugador 1', 'Jugador 10', 'Jugador 21'],
  ],
  [
    ['El Negro Ruiz', 'La Flaca', 'Don Julio Paz'],
    ['El Negro', 'La Flaca', 'Don Julio'],
  ],
  [
    ['El Negro Ruiz', 'El Negro Paz'],
    ['El Negro R.', 'El Negro P.'],
  ],
  [
    ['Beto (debe 2000)', 'Caro [lesión] Díaz', 'Dani {x'],
    ['Beto', 'Caro', 'Dani'],
  ],
  [
    ['Beto ((no) nunca) Paz', 'Beto (sí) Ruiz'],
    ['Beto P.', 'Beto R.'],
  ],
  [
    ['(solo una nota)', ')('],
    ['Alguien', 'Alguien 2'],
  ],
  [
    ['Ana', 'ana', 'ANA'],
    ['Ana', 'ana 2', 'ANA 3'],
  ],
  [
    ['Juan 1155551234', 'Juan 1155559876', 'Juan 4'],
    ['Juan', 'Juan 2', 'Juan 4'],
  ],
  [
    ['Ana', 'ana@correo.com', '+54 9 11 5555-1234'],
    ['Ana', 'Alguien', 'Alguien 2'],
  ],
  [
    ['Ana', 'Ana', 'Ana 2'],
    ['Ana', 'Ana 3', 'Ana 2'],
  ],
  [
    ['José', 'Jose Ruiz'],
    ['José', 'Jose R.'],
  ],
  [
    ['El', 'Don'],
    ['El', 'Don'],
  ],
])('%j reads %j', (full, shown) => {
  expect(read(full)).toEqual(shown);
});

test.each([
  [[['Nico Pérez', 'Pipa']], ['Pipa']],
  [
    [
      ['Juan Pérez', null],
      ['Beto Paz', 'Juan'],
    ],
    ['Juan P.', 'Juan'],
  ],
  [
    [
      ['Juan Pérez', null],
      ['Juan García', null],
      ['Beto', 'Juan P.'],
    ],
    ['Juan P. 2', 'Juan G.', 'Juan P.'],
  ],
  [
    [
      ['Ana', 'El Mago (10)'],
      ['Beto', 'el mago (10)'],
    ],
    ['El Mago (10)', 'el mago (10) 2'],
  ],
] as const)('what the organiser wrote is shown as it is: %j reads %j', (given, shown) => {
  expect(shownNames(given.map(([name, written]) => ({ name, written })))).toEqual(shown);
});

test('a written name replaces the full name completely', () => {
  const of = (full: string) =>
    namesById([
      { id: 'a', name: full, written: 'Pipa' },
      { id: 'b', name: 'Ana', written: null },
      { id: 'c', name: 'Pipa', written: null },
    ]);
  expect(of('Nico Pérez')).toEqual(of('Ana Zárate'));
});

test('equal names are numbered by creation, independent of notes, and a deleted player keeps the name', () => {
  const read = (note: string) =>
    namesById([
      { id: 'a', name: `Nico ${note}`, written: null, createdAt: '2026-01-02' },
      { id: 'b', name: 'nico', written: null, createdAt: '2026-01-01' },
      { id: 'c', name: 'Nico', written: null },
    ]);
  for (const note of ['', '(debe)', '(a)'])
    expect([...read(note)].toSorted()).toEqual([
      ['a', 'Nico 3'],
      ['b', 'nico 2'],
      ['c', 'Nico'],
    ]);
});

const PARTICLE = /^(de|del|el|la|las|lo|los|y|da|das|do|dos)$/i;

const word = fc.constantFrom(
  'S.',
  'de',
  'LA',
  'y',
  "D'Angelo",
  '⚽',
  'J.P.',
  'Ana...',
  'Ana',
  'ana',
  'Juan',
  'José',
  'Jose',
  'El',
  'Don',
  'Paz',
  'P',
  '2',
  'Ñ',
);
const note = fc.constantFrom('(debe)', '[lesión]', '((a) b)', '{c', ')', '(');
const name = fc.array(fc.oneof({ weight: 4, arbitrary: word }, note), {
  minLength: 1,
  maxLength: 4,
});
const names = fc.array(
  fc.oneof(
    name.map((words) => words.join(' ')),
    fc.string({ unit: 'grapheme', minLength: 1 }),
  ),
);

test('no two players read alike', () => {
  const written = fc.option(
    name.map((words) => words.join(' ')),
    { nil: null },
  );
  fc.assert(
    fc.property(names, fc.infiniteStream(written), (full, stream) => {
      const shown = shownNames(full.map((name) => ({ name, written: stream.next().value })));
      expect(shown).toHaveLength(full.length);
      expect(new Set(shown.map(searchText)).size).toBe(full.length);
    }),
  );
});

test('no shown name ends in two dots, nor in a particle', () => {
  fc.assert(
    fc.property(names, (full) => {
      for (const [at, shown] of read(full).entries()) {
        const words = shown.split(' ');
        const isOnlyParticles = words.every((one) => PARTICLE.test(one) || /^don$/i.test(one));
        expect(shown, full[at]).not.toMatch(/[.…]{2}$/);
        expect(PARTICLE.test(words.at(-1) ?? '') && !isOnlyParticles, full[at]).toBe(false);
      }
    }),
  );
});

test('shown names do not depend on the order of the players', () => {
  const shuffled = names.chain((full) => {
    const players = full.map((one, at) => ({ id: `${at}`, name: one, written: null }));
    return fc.tuple(
      fc.constant(players),
      fc.shuffledSubarray(players, { minLength: players.length }),
    );
  });
  fc.assert(
    fc.property(shuffled, ([players, others]) => {
      const shown = namesById(others);
      for (const [id, one] of namesById(players)) expect(shown.get(id)).toBe(one);
    }),
  );
});

test('short names for the organiser have the same numbers as whole names', () => {
  fc.assert(
    fc.property(fc.array(word), (full) => {
      const players = full.map((one, at) => ({ id: `${at}`, name: one }));
      expect(shortNames(distinctNames(players))).toEqual(shortNames(players));
    }),
  );
});

test('text in brackets is never shown', () => {
  const noted = fc.array(fc.tuple(word, fc.constantFrom('(XYZ)', '[XYZ', '((b) XYZ)', '{XYZ}')));
  fc.assert(
    fc.property(noted, (parts) => {
      const shown = read(parts.map((words) => words.join(' '))).join('\n');
      expect(shown).not.toMatch(/XYZ|[()[\]{}]/);
    }),
  );
});

test('a shown name is only as long as needed to differ from names with the same first word', () => {
  const pair = fc.tuple(fc.stringMatching(/^[a-z]{1,8}$/), fc.stringMatching(/^[a-z]{1,8}$/));
  fc.assert(
    fc.property(pair, ([one, other]) => {
      fc.pre(one !== other && !PARTICLE.test(one) && !PARTICLE.test(other));
      const [shown = ''] = read([`Juan ${one}`, `Juan ${other}`]);
      const letters = shown.replace('Juan ', '').replace('.', '');
      expect(one.startsWith(letters)).toBe(true);
      const isShortest = other.startsWith(letters.slice(0, -1));
      expect(isShortest).toBe(true);
    }),
  );
});

/**
 * Returns the shortest beginning of `rest` with which none of `others` begins, followed by a dot; `rest` itself if no
 * shorter beginning is unique. Case and accents are ignored, and a beginning does not end in a space.
 */
function shortestUniqueStart(rest: string, others: readonly string[]): string {
  const letters = [...rest];
  const isUnique = (count: number) => {
    const start = searchText(letters.slice(0, count).join(''));
    return (
      letters[count - 1] !== ' ' && !others.some((other) => searchText(other).startsWith(start))
    );
  };
  const count = letters.findIndex((_, at) => isUnique(at + 1)) + 1;
  return count > 0 && count < letters.length ? `${letters.slice(0, count).join('')}.` : rest;
}

test('players with one first name get the fewest further letters that distinguish them', () => {
  const word = fc.string({ unit: fc.constantFrom(...'aAáñb'), minLength: 1, maxLength: 4 });
  const rest = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
  const alike = fc.uniqueArray(rest, { minLength: 2, maxLength: 8, selector: searchText });
  fc.assert(
    fc.property(alike, (rests) => {
      const expected = rests.map(
        (own) =>
          `Juan ${shortestUniqueStart(
            own,
            rests.filter((other) => other !== own),
          )}`,
      );
      expect(read(rests.map((own) => `Juan ${own}`))).toEqual(expected);
    }),
  );
});

test('500 players of one name are named quickly', () => {
  const [long, start] = ['Pérez '.repeat(12), process.threadCpuUsage()];
  const numbered = read(Array.from({ length: 500 }, (_, at) => `Juan ${long}${at}`));
  const equal = read(Array.from({ length: 500 }, () => `Juan ${long}`));
  // The limit is processor time in microseconds: comparing the names one by one took more than a second.
  expect(process.threadCpuUsage(start).user).toBeLessThan(400_000);
  expect([numbered, equal].map((names) => new Set(names).size)).toEqual([500, 500]);
});
