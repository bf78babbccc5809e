import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
/**
 * Minimum number of texts that the specification quotes, so that a change of its quotation marks cannot empty the
 * check.
 */
const QUOTED_MIN = 400;

const withSpaces = (text: string) => text.replaceAll(/\s+/g, ' ');

function quotedTexts(specification: string): string[] {
  return [...specification.matchAll(/‘([^‘’]+)’/g)].map(([, text = '']) => withSpaces(text));
}

/** Returns a source without its comments, on one line. Only whole-line comments begin with `//`. */
function programText(source: string): string {
  return withSpaces(source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''));
}

/**
 * Tells whether a source contains a quoted text. Braces mark a part that varies; the other parts, except those of
 * punctuation only, have to occur in the source in their order, as whole words.
 */
function contains(source: string, quoted: string): boolean {
  const parts = quoted.split(/\{[^{}]*\}/).map((part) => part.trim());
  const fixed = parts.filter((part) => /[^\s\p{P}]/u.test(part));
  const end = fixed.reduce((from, part) => (from < 0 ? from : endOf(part, source, from)), 0);
  return fixed.length > 0 && end >= 0;
}

/**
 * Returns the end of the first `words` after `from` in the source that are not part of longer words; -1 if there are
 * none.
 */
function endOf(words: string, source: string, from: number): number {
  const isLetter = (letter = '') => /[\p{L}\p{N}]/u.test(letter);
  const isJoined = (one?: string, other?: string) => isLetter(one) && isLetter(other);
  for (let at = source.indexOf(words, from); at >= 0; at = source.indexOf(words, at + 1)) {
    const end = at + words.length;
    if (!isJoined(source[at - 1], words[0]) && !isJoined(words.at(-1), source[end])) return end;
  }
  return -1;
}

function missingTexts(specification: string, sources: readonly string[]): string[] {
  const quoted = new Set(quotedTexts(specification));
  return [...quoted].filter((text) => !sources.some((source) => contains(source, text)));
}

const SPECIFICATION = readFileSync(join(root, 'docs/specification.md'), 'utf8');
const SOURCES = globSync('{domain,web,server}/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => programText(readFileSync(join(root, file), 'utf8')));

test('each text that the specification quotes stands in the program', () => {
  expect(quotedTexts(SPECIFICATION).length).toBeGreaterThan(QUOTED_MIN);
  expect(missingTexts(SPECIFICATION, SOURCES)).toEqual([]);
});

test('a quoted text that the program does not have is found', () => {
  const planted = [
    'The button ‘CREAR PARTIDO’ is real, ‘CREAR PARTIDA’ is not.',
    'The half word ‘REAR PARTIDO’ is not, nor is ‘{n} jugadores en la luna’, nor ‘{n}’.',
  ].join('\n');
  expect(missingTexts(`${SPECIFICATION}\n${planted}`, SOURCES)).toEqual([
    'CREAR PARTIDA',
    'REAR PARTIDO',
    '{n} jugadores en la luna',
    '{n}',
  ]);

  const sources = [
    "const a = `Faltan ${n} para\n  completar.`; /* ‘Solo comentario’ 'Comentario' */",
    "// 'Otro comentario'\nconst b = 'Hola';",
  ].map(programText);
  const quoted =
    '‘Faltan {n} para completar.’ ‘para {n} Faltan’ ‘Comentario’ ‘Otro\ncomentario’ ‘Hola’';
  expect(missingTexts(quoted, sources)).toEqual([
    'para {n} Faltan',
    'Comentario',
    'Otro comentario',
  ]);
});
