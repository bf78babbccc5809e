import { expect, test } from 'vitest';
import {
  aPerson,
  aShownMatch,
  keyOf,
  withAnswer,
} from '../../../testing/players-page/a-group-page.ts';
import {
  CODE,
  me,
  TEAMS,
  html,
  textOf,
  read,
  formsOf,
  formWith,
  nico,
  pageOfNico,
} from '../../../testing/players-page/rendered-page.ts';

test.each([
  ['in', nico('in'), '|8/10|¡Estás adentro!|Sos el 8º. Faltan 2.|', ['ME BAJO', 'NO SÉ']],
  [
    'queued',
    nico('queued', { place: 1 }),
    '|Suplente 1º|Sos el primero en entrar.|',
    ['ME BAJO', 'NO SÉ'],
  ],
  [
    'further back',
    nico('queued', { place: 3 }),
    '|Suplente 3º|Antes que vos entran otros 2.|',
    ['ME BAJO', 'NO SÉ'],
  ],
  ['in doubt', nico('maybe'), '|En duda|', ['VOY', 'NO VOY']],
  ['out', nico('out'), '|Esta vez no venís|', ['VOY', 'NO SÉ']],
  [
    'put in by another',
    nico('in', { addedBy: 'Beto' }),
    '|Beto te anotó|¿Está bien? Sos el 8º. Faltan 2.|',
    ['SÍ', 'NO VOY', 'NO SÉ'],
  ],
])('a player who is %s sees that first, and can change it', (_, person, told, choices) => {
  const full = person.state === 'queued' ? { capacity: 7 } : {};
  const page = html({ me, next: withAnswer(person, full) });
  expect(textOf(page)).toContain(told);
  const [choice = ''] = choices;
  expect(Object.keys(formWith(page, choice)?.buttons ?? {})).toEqual(choices);
});

test('in a full match VOY says that the player joins the waitlist', () => {
  const match = withAnswer(nico('silent'), { capacity: 7 });
  expect(read({ me, next: match })).toContain('Está completo: si decís VOY, quedás de suplente.');
  expect(read({ me, next: match })).toContain('|7/7|¡Completo!|');
});

test('a chip adds its text to the comment or removes it, while the comment is short enough', () => {
  const page = html(pageOfNico('in', { comment: 'llevo pelota' }));
  const { fields, buttons } = formWith(page, 'puedo atajar') ?? {};
  expect(fields).toMatchObject({ answer: 'voy', player: me.key });
  expect(buttons?.['puedo atajar']).toEqual(['comment', 'llevo pelota · puedo atajar']);
  expect(buttons?.['llevo pelota']).toEqual(['comment', '']);
  expect(page).toMatch(/aria-pressed="true"[^>]*>llevo pelota</);
  const full = html(pageOfNico('in', { comment: 'x'.repeat(50) }));
  expect(formWith(full, 'llego 10 min tarde')).toBe(undefined);
});

test('confirmed players are in order, with their comments and with the author of the answer', () => {
  const people = [
    aPerson('Beto', 'in', { comment: 'llevo pelota' }),
    aPerson('Ana', 'in', { addedBy: 'Beto' }),
    aPerson('Caro', 'queued', { place: 1 }),
    aPerson('Dani', 'maybe'),
    aPerson('Ema', 'out', { comment: 'viaje' }),
    nico('silent'),
  ];
  expect(read({ me, next: aShownMatch({ people, missing: 8 }) })).toContain(
    '|Van (2)|1|Beto|llevo pelota|2|Ana|lo anotó Beto|Suplentes (1)|1|Caro|En duda (1)|Dani|No van (1)|Ema|viaje|Sin respuesta (1)|Nico|',
  );
});

test('a device that owns a name answers for another player with one tap', () => {
  const page = html(pageOfNico('in'));
  const form = formWith(page, 'Juan P.');
  expect(form?.fields).toMatchObject({ answer: 'voy', other: 'si' });
  expect(form?.fields).not.toHaveProperty('player');
  expect(form?.buttons).toEqual({
    'Juan G.': ['player', keyOf('Juan G.')],
    'Juan P.': ['player', keyOf('Juan P.')],
  });
  expect(read({ asked: { kind: 'name-chosen', ...me } })).not.toContain('Anotar a otro');
});

test("once there are teams the player's own team comes first, and the player's name stands out", () => {
  const next = withAnswer(nico('in'), { teams: TEAMS });
  expect(read({ me, next })).toContain(
    '|Jugás en CLARO|Jueves 26 · 21:00|Cancha Núñez · |cómo llegar|CLARO|Ana|Nico|vos|OSCURO|Beto|Caro|Suplentes: Dani|',
  );
  expect(read({ next })).toContain('|CLARO|Ana|Nico|OSCURO|');
});

test('questions are above the teams, and so is VOY for a player who is not confirmed', () => {
  const isBefore = (person: ReturnType<typeof nico>, button: string) => {
    const page = read({ me, next: withAnswer(person, { teams: TEAMS }) });
    return page.indexOf(`|${button}|`) < page.indexOf('|CLARO|');
  };
  expect(isBefore(nico('in'), 'ME BAJO')).toBe(false);
  expect(isBefore(nico('in', { isAskedToday: true }), 'SÍ')).toBe(true);
  expect(isBefore(nico('in', { addedBy: 'Beto' }), 'SÍ')).toBe(true);
  expect(isBefore(nico('queued', { place: 1, askedUntil: '18:20' }), 'SÍ, ENTRO')).toBe(true);
  expect(isBefore(nico('out'), 'VOY')).toBe(true);
});

test('a player who left the teams is marked once, also on their own page', () => {
  const teams = { ...TEAMS, left: ['Nico'] };
  expect(read({ me, next: withAnswer(nico('out'), { teams }) })).toContain('|Nico|se bajó|OSCURO|');
});

test("the page says 'Hoy' on the day of the match, and the preview keeps the date", () => {
  const page = html({ me, next: aShownMatch({ isToday: true }) });
  expect(textOf(page)).toContain('|Hoy · 21:00|');
  expect(page).toContain('<title>Jueves 26 · 21:00 · Cancha Núñez</title>');
});

test('after the deadline VOY stays possible, and NO SÉ does not', () => {
  const answersUntil = '2026-11-26T18:00';
  const open = html({ me, next: aShownMatch({ answersUntil }) });
  expect(textOf(open)).toContain('|Contestá hasta el jueves 26 a las 18:00.|');
  const closed = html({ me, next: aShownMatch({ answersUntil, isClosed: true }) });
  expect(textOf(closed)).toContain(
    '|Se contestaba hasta el jueves 26 a las 18:00. Si venís, tocá VOY igual.|',
  );
  expect(Object.keys(formWith(closed, 'VOY')?.buttons ?? {})).toEqual(['VOY', 'NO VOY']);
  const today = aShownMatch({ answersUntil, isToday: true });
  expect(read({ me, next: today })).toContain('|Contestá hasta las 18:00.|');
});

test('a confirmed player can add the match to a calendar', () => {
  const { key } = aShownMatch();
  expect(html(pageOfNico('in'))).toContain(`href="/g/${CODE}/calendar/${key}"`);
  expect(read(pageOfNico('in'))).toContain('|AGREGAR AL CALENDARIO|');
  expect(html(pageOfNico('in', { isAskedToday: true }))).toContain('/calendar/');
  expect(html(pageOfNico('out'))).not.toContain('/calendar/');
});

test('after kick-off nothing can be answered', () => {
  for (const next of [
    withAnswer(nico('in'), { canAnswer: false }),
    withAnswer(nico('silent'), { canAnswer: false }),
  ])
    expect(
      Object.keys(Object.assign({}, ...formsOf(html({ me, next })).map(({ buttons }) => buttons))),
    ).toEqual(['No soy yo', 'Olvidar este celu']);
  expect(read({ next: aShownMatch({ canAnswer: false }) })).toContain('|Ya empezó|');
  const begun = read({ me, next: withAnswer(nico('in'), { canAnswer: false }) });
  expect(begun).toContain('|Sos el 8º. Ya empezó.|');
  expect(begun + read({ next: aShownMatch({ canAnswer: false }) })).not.toContain('Faltan');
  for (const person of [
    nico('out'),
    nico('maybe'),
    nico('queued', { place: 1, addedBy: 'Beto' }),
    nico('in', { addedBy: 'Beto' }),
  ])
    expect(read({ me, next: withAnswer(person, { canAnswer: false }) })).not.toMatch(
      /todavía podés|avisá|primero en entrar|¿Está bien/,
    );
});

test('the device that owns the name can undo a changed answer with one tap', () => {
  const undo = [{ key: aShownMatch().key, answer: 'voy' as const }];
  const form = formWith(html({ ...pageOfNico('out'), undo }), 'DESHACER');
  expect(form?.fields).toMatchObject({ player: me.key, answer: 'voy', undo: 'si' });
  const others = [{ key: 'otro-00000000000', answer: 'voy' as const }];
  expect(read({ ...pageOfNico('out'), undo: others })).not.toContain('DESHACER');
  const { next } = pageOfNico('out');
  expect(read({ next, undo, asked: { kind: 'name-chosen', ...me } })).not.toContain('DESHACER');
});

test('on the day of the match confirmed players are asked again, with two buttons', () => {
  const asked = withAnswer(nico('in', { isAskedToday: true }), { isToday: true });
  const page = html({ me, next: asked });
  expect(textOf(page)).toContain('|Hoy se juega. ¿Venís seguro?|Sos el 8º. Faltan 2.|');
  expect(formWith(page, 'ME BAJO')?.buttons).toEqual({
    SÍ: ['answer', 'voy'],
    'ME BAJO': ['answer', 'no'],
  });
  expect(read({ me, next: { ...asked, teams: TEAMS } })).toContain(
    '|Jugás en CLARO|Hoy se juega. ¿Venís seguro?|',
  );
  const byBeto = withAnswer(nico('in', { isAskedToday: true, addedBy: 'Beto' }));
  expect(read({ me, next: byBeto })).toContain('|Beto te anotó|¿Está bien?');
});

test('a player who is offered a place in the last hours sees the time limit, and accepts with one tap', () => {
  const asked = nico('queued', { place: 2, askedUntil: '18:20' });
  const page = html({ me, next: withAnswer(asked, { capacity: 8 }) });
  expect(textOf(page)).toContain(
    '|¿Entrás?|Se liberó un lugar: entra el primero que diga que sí, hasta las 18:20.|',
  );
  expect(formWith(page, 'NO PUEDO')?.buttons).toEqual({
    'SÍ, ENTRO': ['answer', 'voy'],
    'NO PUEDO': ['answer', 'no'],
  });
  expect(formWith(page, 'llevo pelota')).toBe(undefined);
  const later = nico('queued', { place: 1 });
  expect(read({ me, next: withAnswer(later, { capacity: 8 }) })).toContain(
    '|Suplente 1º|Hay un lugar: quien organiza decide quién entra.|',
  );
});

test('a player whose answer came from another is asked about it even if that other player was deleted', () => {
  const asked = html(pageOfNico('in', { addedBy: 'alguien' }));
  expect(formWith(asked, 'llevo pelota')).toBe(undefined);
  expect(textOf(asked)).toContain('|Alguien te anotó|¿Está bien? Sos el 8º. Faltan 2.|');
});

test('a player whose answer came from another confirms it, or changes it with one more tap', () => {
  const page = html(pageOfNico('in', { addedBy: 'Beto' }));
  expect(textOf(page)).toMatch(/\|SÍ\|CAMBIAR\|NO VOY\|NO SÉ\|/);
  expect(page).toMatch(/<details id="change-[^"]+"[^>]*><summary class="key">CAMBIAR/);
});

test("players on the waitlist or in a team are asked whether another's answer is right", () => {
  const queued = nico('queued', { place: 1, addedBy: 'Beto' });
  const playing = withAnswer(nico('in', { addedBy: 'Beto' }), { teams: TEAMS });
  for (const next of [withAnswer(queued), playing])
    expect(read({ me, next })).toContain('|Beto te anotó. ¿Está bien?');
});

test('a host with two guests may add another one only after one of them has dropped out', () => {
  const pageWith = (state: 'in' | 'out') => {
    const guests = [
      aPerson('Dani', 'in', { host: me.key }),
      aPerson('Eva', state, { host: me.key }),
    ];
    const next = withAnswer(nico('in'));
    return read({ me, next: { ...next, people: [...next.people, ...guests] } });
  };
  expect(pageWith('in')).not.toContain('+1: traigo a alguien');
  expect(pageWith('out')).toContain('+1: traigo a alguien');
});
