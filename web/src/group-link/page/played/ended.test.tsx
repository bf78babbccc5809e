import { expect, test } from 'vitest';
import { anEndedMatch, aPlayed, keyOf } from '../../../../testing/players-page/a-group-page.ts';
import {
  CODE,
  formWith,
  html,
  me,
  pageOfNico,
  read,
  TEAMS,
  textOf,
} from '../../../../testing/players-page/rendered-page.ts';

const MATCH = 'anterior-0000000';
const ended = [anEndedMatch()];

test('a player votes with two taps, and proposes a score with a number for each team', () => {
  const page = html({ me, next: null, ended, played: [aPlayed()] });
  expect(textOf(page)).toContain(
    '|Nico, ¿quién fue la figura?|La figura|Ana|Beto|Caro|VOTAR|Los votos se cuentan el viernes 20 a las 23:00.|',
  );
  expect(formWith(page, 'VOTAR')).toEqual({
    to: `/g/${CODE}/vote`,
    fields: { match: MATCH, player: me.key },
    buttons: { VOTAR: [] },
  });
  expect(page).toContain(`type="radio" id="vote-${keyOf('Ana')}-${MATCH}" name="figura"`);
  expect(textOf(page)).toContain('|¿Cómo salieron?|CLARO|0|1|2|3|4|5|6|7|8|9|10|11|12|más|');
  expect(formWith(page, 'PONER RESULTADO')?.to).toBe(`/g/${CODE}/score`);
});

test('a given vote and score are shown, and can be changed', () => {
  const voting = aPlayed().voting && { ...aPlayed().voting, chosen: keyOf('Beto') };
  const said = aPlayed({ proposing: { score: { claro: 14, oscuro: 3 } }, voting: voting as never });
  const page = html({ me, ended, played: [said] });
  expect(textOf(page)).toContain('|Dijiste 14–3. Queda cuando otro diga lo mismo.|');
  expect(textOf(page)).toContain('|Votaste a Beto.');
  expect(formWith(page, 'CAMBIAR EL VOTO')?.to).toBe(`/g/${CODE}/vote`);
  expect(page).toMatch(/id="claro-mas-[^>]*checked/);
  expect(page).toMatch(/name="claroMore"[^>]*value="14"/);
  expect(page).toContain(
    'data-said="Dijiste 14–3. Queda cuando otro diga lo mismo. Votaste a Beto.',
  );
});

test('a refused score is shown at its match with the typed numbers', () => {
  const typed = { claro: '99', oscuro: '3' };
  const sentence = 'Los goles de cada equipo van de 0 a 50.';
  const asked = { kind: 'played', sentence, match: MATCH, typed } as const;
  const page = html({ ...pageOfNico('in'), ended, played: [aPlayed()], asked });
  expect(page.match(/role="alert"/g)).toHaveLength(1);
  expect(textOf(page)).toContain(`|cómo llegar|${sentence}|¿Cómo salieron?|`);
  expect(page).toMatch(/name="claroMore"[^>]*value="99"/);
  expect(page).toContain('data-asks=""');
  const gone = html({ ...pageOfNico('in'), asked: { ...asked, typed: null } });
  expect(textOf(gone)).toContain(`|${sentence}|`);
  expect(gone).not.toContain('data-asks');
});

test('a device that may not vote sees why, and the others see until when players vote', () => {
  const refusal = 'Tu celu tiene este nombre desde después de que empezó el partido.';
  const played = [aPlayed({ refusal, proposing: null, voting: null })];
  expect(read({ me, ended, played })).toContain(`|${refusal}|`);
  expect(read({ ended })).toContain('La figura se vota hasta el viernes 20 a las 23:00');
});

test('the result and la figura are shown to everybody', () => {
  const match = anEndedMatch({
    teams: TEAMS,
    score: { claro: 4, oscuro: 3 },
    figura: { names: ['Ana', 'Beto', 'Caro'], votes: 2 },
    votesUntil: null,
  });
  expect(read({ next: null, ended: [match] })).toContain(
    '|CLARO 4 – 3 OSCURO|La figura: Ana, Beto y Caro · 2 votos cada uno|Los equipos|',
  );
});
