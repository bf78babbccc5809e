import { expect, test } from 'vitest';
import {
  aGroupPage,
  anEndedMatch,
  aPlayed,
  aShownMatch,
  keyOf,
} from '../../../testing/players-page/a-group-page.ts';
import {
  CODE,
  me,
  givenAnswer,
  TEAMS,
  SITE,
  html,
  textOf,
  read,
  formsOf,
  formWith,
  pageOfNico,
} from '../../../testing/players-page/rendered-page.ts';
import { renderPage, renderSentence } from './render.tsx';

test('a first visit shows the match and the sorted names as links that store nothing', () => {
  const page = html();
  const names = [...page.matchAll(/href="([^"]*)\?soy=([^"]*)">([^<]*)</g)];
  expect(names.map(([, , , name]) => name)).toEqual(
    'Ana,Beto,Caro,Dani,Ema,Fede,Juan G.,Juan P.,Nico,Rulo'.split(','),
  );
  expect(names[8]?.slice(1, 3)).toEqual([`/g/${CODE}`, me.key]);
  expect(textOf(page)).toContain(
    '|Jueves 26 · 21:00|Cancha Núñez · |cómo llegar|7/10|Faltan 3|¿Quién sos?|',
  );
  expect(formsOf(page).map(({ buttons }) => Object.keys(buttons))).toEqual([['AVISAR']]);
});

test('the page says who has the bibs, and tells the player who has them', () => {
  const bibs = { key: keyOf('Ana'), name: 'Ana' };
  expect(read({ bibs })).toContain('|Las pecheras y la pelota las tiene |Ana|.|');
  expect(read({ ...pageOfNico('in'), bibs: me })).toContain(
    '|Las pecheras y la pelota las tenés vos.|',
  );
  expect(read()).not.toContain('pecheras');
});

test('a tapped name can answer, and each form has the match that the page showed', () => {
  const page = html({ asked: { kind: 'name-chosen', ...me } });
  expect(textOf(page)).toContain('|Nico, ¿jugás?|VOY|NO VOY|NO SÉ|');
  expect(formWith(page, 'VOY')).toEqual({
    to: `/g/${CODE}/answer`,
    fields: {
      match: aShownMatch().key,
      date: '2026-11-26',
      time: '21:00',
      place: 'Cancha Núñez',
      player: me.key,
    },
    buttons: { VOY: ['answer', 'voy'], 'NO VOY': ['answer', 'no'], 'NO SÉ': ['answer', 'nose'] },
  });
  expect(textOf(page)).not.toContain('Olvidar este celu');
  expect(page).toContain(`href="/g/${CODE}">No soy yo</a>`);
});

test('without cookies the page shows the answer and that it is stored', () => {
  const sentence = 'Quedó anotado. Este navegador no te recuerda.';
  const { next } = pageOfNico('in');
  const page = read({ next, asked: { kind: 'forgotten', ...me, sentence } });
  expect(page).toMatch(/Quedó anotado\. Este navegador no te recuerda\.\|.*¡Estás adentro!/);
  expect(page).not.toContain('¿Quién sos?');
});

test('a device that owns a name can answer at once, and can release the name', () => {
  const page = html({ me });
  expect(textOf(page)).toContain('|Nico, ¿jugás?|VOY|');
  for (const label of ['No soy yo', 'Olvidar este celu'])
    expect(formWith(page, label)?.to).toBe(`/g/${CODE}/forget`);
  expect(formWith(page, 'No soy yo')?.fields).toEqual({});
  expect(formWith(page, 'Olvidar este celu')?.fields).toEqual({ celu: 'si' });
});

test('an ended match and the later match are below the next one, and a suspended match says so', () => {
  const event = { date: '2026-11-19', time: '21:00', location: 'Cancha Núñez' };
  const later = { ...aShownMatch({ date: '2026-12-03' }), key: 'otro-00000000000' };
  const page = read({
    ...pageOfNico('in'),
    ended: [anEndedMatch({ teams: TEAMS })],
    suspended: event,
    later,
  });
  expect(page).toMatch(
    /^(?!.*Ya se jugó.*¡Estás).*Se suspendió\|Jueves 19.*¡Estás adentro!.*Ya se jugó · jueves\|Jueves 19.*El que sigue: Jueves 3 · 21:00\|.*Nico, ¿jugás\?/,
  );
  expect(html({ ...pageOfNico('in'), later }).match(/<h1/g)).toHaveLength(1);
});

test('the next match is above the one that ended, whose result and vote are one line each', () => {
  const one = anEndedMatch({});
  const shown = html({ ...pageOfNico('in'), ended: [one], played: [aPlayed()] });
  expect(shown.indexOf('¡Estás adentro!')).toBeLessThan(shown.indexOf('¿Cómo salieron el jueves?'));
  const lines = [
    ...shown.matchAll(/<details id="([a-z]+)-anterior-0000000"><summary[^>]*>([^<]*)/g),
  ];
  expect(lines.map(([, id, line]) => [id, line])).toEqual([
    ['ended', '¿Cómo salieron el jueves?'],
    ['figura', 'Nico, ¿quién fue la figura?'],
  ]);
});

test('the next match stays above the teams of the last match', () => {
  const ended = [anEndedMatch({ teams: TEAMS })];
  expect(html({ me, ended })).toContain('<details id="ended-anterior-0000000"><summary');
  expect(html({ me, ended, next: null })).toContain(
    '<details id="ended-anterior-0000000" open=""><summary',
  );
});

test('without a match the page says when the last one was', () => {
  expect(read({ next: null, lastDate: '2026-11-19' })).toContain(
    '|Todavía no hay próximo partido|El último fue el jueves 19/11. Cuando haya uno nuevo, lo vas a ver acá.|',
  );
});

test('screen readers get the content of the page, and a single question is not replaced', () => {
  expect(html(pageOfNico('in'))).toContain('data-said="¡Estás adentro! Sos el 8º. Faltan 2."');
  expect(html(pageOfNico('in'))).not.toContain('data-asks');
  expect(
    html({ asked: { kind: 'held', name: 'Nico', isStrict: false, given: givenAnswer } }),
  ).toContain('data-asks=""');
});

test('the organiser sees the page without a script, and sends nothing', () => {
  const page = renderPage(aGroupPage({ me }), { ...SITE, address: null });
  expect(page).not.toMatch(/<script|action=|soy=/);
  expect(page.match(/<fieldset[^>]*disabled/g)?.length).toBeGreaterThan(0);
});

test('the preview of a chat has no money, also if the page shows some', () => {
  const payTo = { address: 'potrero.mp', holder: null, changedOn: null };
  const money = { player: me.key, sentences: ['Te toca $3.000'], payTo, mayClaim: true };
  const [head = '', body = ''] = html({ me, money }).split('</head>');
  expect(body).toContain('Te toca $3.000');
  const previewIn = (page: string) => page.match(/<meta [^>]*>|<title>.*?<\/title>/g);
  expect(previewIn(head)).toEqual(previewIn(html({ me })));
});

test('the preview of a chat is within the first 10 KB, before any style', () => {
  expect(html().indexOf('og:image')).toBeLessThan(1000);
  expect(renderSentence('Este link no anda.')).not.toMatch(/og:|<script/);
});
