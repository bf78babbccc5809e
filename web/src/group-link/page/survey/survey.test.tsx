import type { SurveyPage } from '@picadito/domain';
import { expect, test, vi } from 'vitest';
import { renderSurvey } from '../render.tsx';
import { keyOf } from '../../../../testing/players-page/a-group-page.ts';
import { CODE, textOf } from '../../../../testing/players-page/rendered-page.ts';

const PATH = `/g/${CODE}`;
const person = (name: string) => ({ key: keyOf(name), name });
const people = ['Ana', 'Beto'].map(person);

function html(more: Partial<SurveyPage> = {}, personal?: string): string {
  vi.stubGlobal('SCRIPT', '/assets/players.js');
  const survey = { key: 'encuesta-0000000', people };
  const page: SurveyPage = {
    survey,
    visitor: person('Nico'),
    isDone: false,
    refused: null,
    ...more,
  };
  return renderSurvey(page, { publicUrl: 'https://picadito.test', path: PATH, personal });
}

const TILES = '|2|Le cuesta|3|Cumple|4|Juega bien|5|La rompe|No jugué con él|';

test('each name has five tiles, of which one can be chosen, and one button sends all', () => {
  const page = html();
  expect(textOf(page)).toContain(`|Ana${TILES}Beto${TILES}ENVIAR|`);
  expect(page).toContain(`action="${PATH}/survey" method="post"`);
  expect(page).toContain(`<input type="hidden" name="player" value="${keyOf('Nico')}"/>`);
  const radios = [...page.matchAll(/<input type="radio"[^>]*name="([^"]*)"[^>]*>/g)];
  expect(radios.map(([, name]) => name)).toEqual(
    people.flatMap(({ key }) => Array.from({ length: 5 }, () => key)),
  );
  expect(page).not.toContain('checked');
  // Browsers keep the taps when the player comes back to the page.
  expect(page).not.toMatch(/<form[^>]*autocomplete/i);
});

test('a refused survey keeps the chosen tiles and shows the reason', () => {
  const refused = { sentence: 'Te falta decir cómo juega Beto.', given: { [keyOf('Ana')]: '4' } };
  const page = html({ refused: refused as SurveyPage['refused'] });
  expect(page).toContain('role="alert"');
  expect(textOf(page)).toContain('|Te falta decir cómo juega Beto.|');
  const checked = [...page.matchAll(/<input[^>]*checked=""[^>]*>/g)].map(([input]) => input);
  expect(checked).toHaveLength(1);
  expect(checked[0]).toMatch(/name="ana-.* value="4"/);
});

test('a device that may not answer the survey sees that, and a personal link has its own address', () => {
  const page = html({ visitor: null, survey: { key: 'k', people: [] } });
  expect(textOf(page)).toContain(
    '|Para la próxima|Para esta encuesta cuentan los celus que ya contestaban cuando se abrió.|',
  );
  expect(page).not.toContain('<form');
  const own = html({}, `${PATH}/OWN`);
  expect(own).toContain(`action="${PATH}/OWN/survey"`);
});

test('a player who has answered sees that, and so does a visitor without a survey', () => {
  expect(textOf(html({ isDone: true }))).toContain('|Ya contestaste|¡Gracias!|');
  expect(textOf(html({ survey: null }))).toContain('|Ahora no hay ninguna encuesta|');
  const sentence = 'La encuesta ya cerró. Gracias igual.';
  expect(textOf(html({ survey: null, refused: { sentence, given: {} } }))).toContain(sentence);
});
