import type { SentProposal, SpokenAnswer } from '@picadito/domain';
import { expect, test } from 'vitest';
import {
  aPerson,
  aShownMatch,
  keyOf,
  withAnswer,
} from '../../../testing/players-page/a-group-page.ts';
import {
  CODE,
  formsOf,
  formWith,
  html,
  me,
  pageOfNico,
  nico,
  read,
  textOf,
} from '../../../testing/players-page/rendered-page.ts';

const claim = { ...me, isDenied: false };
const match = aShownMatch().key;
const claimed = (...of: Parameters<typeof nico>) => ({ claim, next: withAnswer(nico(...of)) });
const takeBacks = [{ match, player: me.key }];
const sentAnswer = (answer: SpokenAnswer, more: { isGoing: boolean; isDismissed?: boolean }) =>
  ({
    kind: 'answer',
    name: 'Nico',
    match,
    player: me.key,
    answer,
    isDismissed: false,
    ...more,
  }) as const;
const HINT =
  '|¿Ya contestaste desde otro navegador? Abrilo y tocá SÍ, o pedile tu link a quien organiza.|';

test('a device that claims a name answers as the player, and sees how to own the name', () => {
  const page = html(claimed('silent'));
  expect(textOf(page)).toContain('|Nico, ¿jugás?|VOY|NO VOY|NO SÉ|');
  expect(formWith(page, 'VOY')?.fields).toMatchObject({ player: me.key });
  expect(textOf(page)).toContain(HINT);
  for (const label of ['No soy yo', 'Olvidar este celu'])
    expect(formWith(page, label)?.to).toBe(`/g/${CODE}/forget`);
  expect(page).not.toMatch(/¿Quién sos\?|Anotar a otro|data-bell/);
});

test('the page of a claim has the key of the name, so that its script notices when the player was deleted', () => {
  expect(html(claimed('in'))).toContain(`data-me="${me.key}"`);
});

test('on a strict link, a claim says that the organiser has to confirm it', () => {
  expect(read({ ...claimed('silent'), isStrict: true })).toContain(
    '|Acá cada uno contesta por sí mismo: lo que digas cuenta cuando quien organiza confirme que sos Nico. Más rápido: pedile tu link y abrilo.|',
  );
});

test('a claiming device can comment on or take back its own VOY only', () => {
  const own = html({ ...claimed('in', { isFromOtherDevice: true }), takeBacks });
  expect(textOf(own)).toContain('|¡Estás adentro!|Sos el 8º. Faltan 2.|');
  expect(textOf(own)).toContain('|Nico|desde este celu|· |vos|');
  expect(formWith(own, 'llevo pelota')?.fields).toMatchObject({ answer: 'voy' });
  expect(formWith(own, 'DESHACER')).toMatchObject({
    to: `/g/${CODE}/take-back`,
    fields: { match, player: me.key },
  });
  expect(Object.keys(formWith(own, 'ME BAJO')?.buttons ?? {})).toEqual(['ME BAJO', 'NO SÉ']);
  const other = html(claimed('in'));
  for (const label of ['llevo pelota', 'DESHACER']) expect(formWith(other, label)).toBe(undefined);
  expect(formWith(other, 'ME BAJO')).toBeDefined();
});

test.each([
  ['no', 'in', 'Dijiste NO VOY|Todavía figurás adentro: avisale a quien organiza.', ['NO SÉ']],
  ['no', 'queued', 'Dijiste NO VOY|Todavía figurás adentro: avisale a quien organiza.', ['NO SÉ']],
  ['nose', 'in', 'Dijiste NO SÉ|Todavía figurás adentro: avisale a quien organiza.', ['ME BAJO']],
  ['no', 'silent', 'Dijiste NO VOY|Le avisamos a quien organiza.', ['VOY', 'NO SÉ']],
  ['voy', 'out', 'Dijiste VOY|Le avisamos a quien organiza.', ['NO SÉ']],
] as const)(
  '%s of it that waits is read where the player is %s',
  (answer, state, told, choices) => {
    const isGoing = state === 'in' || state === 'queued';
    const sent = [sentAnswer(answer, { isGoing })];
    const page = html({ ...claimed(state, state === 'queued' ? { place: 1 } : {}), sent });
    expect(textOf(page)).toContain(`|${told}|`);
    expect(page).toContain(`data-said="${told.replace('|', ' ')}"`);
    expect(page.match(/<h1/g)).toHaveLength(1);
    expect(formWith(page, 'SACAR EL AVISO')?.to).toBe(`/g/${CODE}/withdraw`);
    const [choice = ''] = choices;
    expect(Object.keys(formWith(page, choice)?.buttons ?? {})).toEqual(choices);
    expect(formWith(page, 'llevo pelota')).toBe(undefined);
  },
);

test('a dismissed answer is shown until the player confirms having read it', () => {
  const sent = [sentAnswer('no', { isGoing: true, isDismissed: true })];
  const page = html({ ...claimed('in'), sent });
  expect(textOf(page)).toContain('|Dijiste NO VOY, pero seguís en el partido.|ENTENDIDO|');
  expect(textOf(page)).toContain('|¡Estás adentro!|');
});

test('a first answer that waits is shown as the player’s, even without a claim', () => {
  const sent = [sentAnswer('no', { isGoing: true })];
  const page = read({ next: pageOfNico('in').next, sent });
  expect(page).toContain('|Dijiste NO VOY|Todavía figurás adentro: avisale a quien organiza.|');
  expect(page).not.toContain('¿Quién sos?');
  expect(page).not.toContain(HINT);
});

test('guests of a claim are proposed, wait, and are withdrawn together', () => {
  const guest = { kind: 'guest', name: 'Dani', match, player: me.key, isDismissed: false } as const;
  const sent: SentProposal[] = [guest];
  const page = html({ ...claimed('in', { isFromOtherDevice: true }), takeBacks, sent });
  expect(textOf(page)).toContain('|Dani espera a que confirmen que sos vos.|SACAR EL AVISO|');
  expect(formWith(page, 'SUMAR')).toMatchObject({
    to: `/g/${CODE}/guest`,
    fields: { player: me.key },
  });
  const dismissed = read({ ...claimed('in'), sent: [{ ...guest, isDismissed: true }] });
  expect(dismissed).toContain('|Dani no quedó anotado: avisale a quien organiza.|ENTENDIDO|');
  const brought = withAnswer(nico('in'));
  const people = [...brought.people, aPerson('Lolo', 'in', { host: me.key })];
  expect(read({ claim, next: { ...brought, people } })).not.toContain('SACAR');
  expect(read({ me, next: { ...brought, people } })).toContain('SACAR');
});

test('a denied claim is shown first, then its answer, then the names', () => {
  const denied = { ...claim, isDenied: true };
  const page = html({ claim: denied });
  const sentence =
    'Nos dijeron que este celu no es de Nico. Si sos vos, pedile tu link a quien organiza.';
  expect(textOf(page)).toContain(`|${sentence}|No soy yo|¿Quién sos?|`);
  expect(formWith(page, 'No soy yo')?.to).toBe(`/g/${CODE}/forget`);
  expect(page).toContain(`data-said="${sentence} Faltan 3"`);
  const sent = [sentAnswer('voy', { isGoing: false, isDismissed: true })];
  expect(read({ claim: denied, sent })).toContain(
    `|${sentence}|No soy yo|Dijiste VOY, pero no quedó así. Avisale a quien organiza.|ENTENDIDO|`,
  );
});

test('the owning device sees the question about each claiming device first', () => {
  const claims = [
    { key: 'claim-0000000001', at: '20:14', answer: null },
    { key: 'claim-0000000002', at: '20:20', answer: 'no' },
    { key: 'claim-0000000003', at: '20:21', answer: 'voy' },
    { key: 'claim-0000000004', at: '20:22', answer: 'nose' },
  ] as const;
  const page = html({ ...pageOfNico('in'), claims: [...claims] });
  const ask = (at: string, more = '') =>
    `Otro celu o navegador dice ser vos · ${at}|${more}SÍ, SOY YO|NO|`;
  expect(textOf(page)).toContain(
    `|No soy yo|${ask('20:14')}${ask('20:20', 'Y dice que te bajás.|')}${ask('20:21', 'Y dice VOY.|')}${ask('20:22', 'Y dice NO SÉ.|')}8/10|¡Estás adentro!|`,
  );
  const form = formsOf(page).find(({ fields }) => fields['claim'] === 'claim-0000000002');
  expect(form).toMatchObject({
    to: `/g/${CODE}/claim`,
    buttons: { 'SÍ, SOY YO': ['answer', 'si'], NO: ['answer', 'no'] },
  });
  expect(page).toContain('data-said="Otro celu o navegador dice ser vos · 20:14 Otro celu');
  expect(page.match(/<h1/g)).toHaveLength(1);
  expect(read({ ...pageOfNico('out'), claims: [claims[1]] })).toContain('|Y dice que no venís.|');
});

const question = {
  kind: 'answer',
  key: 'proposal-0000000',
  match,
  by: 'Beto',
  at: '20:14',
} as const;

test.each([
  ['in', 'no', 'Beto dice que te bajás', ['NO, SIGO', 'SÍ, ME BAJO']],
  ['queued', 'no', 'Beto dice que te bajás', ['NO, SIGO', 'SÍ, ME BAJO']],
  ['silent', 'no', 'Beto dice que no venís', ['NO', 'SÍ, NO VOY']],
  ['out', 'voy', 'Beto dice que venís', ['SÍ, VOY', 'NO']],
  ['in', 'nose', 'Beto dice que no sabés', ['NO, SIGO', 'SÍ, NO SÉ']],
] as const)(
  'who is %s is asked first whether %s of another is so',
  (state, answer, text, labels) => {
    const questions = [{ ...question, answer }];
    const page = html({ ...pageOfNico(state, state === 'queued' ? { place: 1 } : {}), questions });
    expect(textOf(page)).toContain(`|No soy yo|${text} · 20:14|${labels.join('|')}|`);
    const values = labels.map((label) => ['answer', label.startsWith('NO') ? 'no' : 'si']);
    expect(formWith(page, labels[0])).toMatchObject({
      to: `/g/${CODE}/drop-out`,
      fields: { proposal: question.key },
      buttons: Object.fromEntries(labels.map((label, at) => [label, values[at]])),
    });
    expect(page).toContain(`data-said="${text} · 20:14 `);
  },
);

test("a claiming device without a name is called 'otro celu', and a question about the later match names it", () => {
  const later = { ...aShownMatch({ date: '2026-12-03' }), key: 'otro-00000000000' };
  const ofLater = { ...question, by: null, match: later.key, answer: 'no' } as const;
  const questions = [ofLater];
  expect(read({ ...pageOfNico('in'), later, questions })).toContain(
    '|Otro celu dice que no venís · 20:14|Jueves 3 · 21:00|NO|SÍ, NO VOY|',
  );
});

test('the page asks the host about a guest that another device adds', () => {
  const questions = [{ ...question, kind: 'guest', name: 'Dani', by: null } as const];
  expect(read({ ...pageOfNico('in'), questions })).toContain(
    '|Otro celu quiere traer a Dani con vos · 20:14|SÍ|NO|',
  );
});

test('a tapped name sees no question for the device that owns it', () => {
  const asked = { kind: 'name-chosen', ...me } as const;
  const claims = [{ key: 'claim-0000000001', at: '20:14', answer: null }];
  const questions = [{ ...question, answer: 'no' } as const];
  const page = read({ ...pageOfNico('in'), me: null, asked, claims, questions });
  expect(page).not.toMatch(/dice que te bajás|dice ser vos/);
});

test('a player whose answer came from another device confirms or changes it', () => {
  const page = html(pageOfNico('in', { isFromOtherDevice: true }));
  expect(textOf(page)).toContain('|Otro celu te anotó|¿Está bien? Sos el 8º. Faltan 2.|');
  expect(textOf(page)).toMatch(/\|SÍ\|CAMBIAR\|NO VOY\|NO SÉ\|/);
  const queued = nico('queued', { place: 1, isFromOtherDevice: true });
  expect(read({ me, next: withAnswer(queued) })).toContain('|Otro celu te anotó. ¿Está bien?');
});

test('the list shows answers of other devices, and offers to withdraw those of this device', () => {
  const ana = aPerson('Ana', 'in', { addedBy: 'Nico' });
  const beto = aPerson('Beto', 'in', { isFromOtherDevice: true });
  const next = aShownMatch({ people: [ana, beto, nico('in')] });
  const page = html({ me, next, takeBacks: [{ match, player: ana.key }] });
  expect(textOf(page)).toContain(
    '|1|Ana|lo anotó Nico|DESHACER|2|Beto|desde otro celu|3|Nico|vos|',
  );
  expect(formWith(page, 'DESHACER')).toMatchObject({
    to: `/g/${CODE}/take-back`,
    fields: { match, player: keyOf('Ana') },
  });
  expect(page).toContain('aria-label="DESHACER el VOY de Ana"');
});
