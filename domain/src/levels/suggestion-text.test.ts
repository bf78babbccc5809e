import { expect, test } from 'vitest';
import { suggestionText } from './suggestion-text.ts';

function sentence(goals: number, matches: number) {
  const { before, after } = suggestionText({ skillLevel: '4', goals, matches });
  return `${before}Beto${after}`;
}

test('a higher level is suggested by goals and matches, as a trial', () => {
  expect(sentence(1.1, 14)).toBe(
    'Con Beto los equipos vienen saliendo 1,1 goles más fuertes de lo previsto (14 partidos, todavía es poco). ¿Probamos contarlo como 4?',
  );
  expect(sentence(1.02, 30)).toContain('saliendo 1 gol más fuertes de lo previsto (30 partidos). ');
});

test('a lower level is suggested for even teams, and no word says that the player got worse', () => {
  const down = sentence(-1.3, 14);
  expect(down).toBe(
    'Para emparejar: ¿contamos a Beto como 4? Es lo que dicen los resultados (14 partidos, todavía es poco).',
  );
  expect(down).not.toMatch(/baj|peor|menos|flojo/i);
});
