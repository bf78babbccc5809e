import { expect, test } from 'vitest';
import { aShownMatch } from '../../../testing/players-page/a-group-page.ts';
import {
  me,
  givenAnswer,
  html,
  textOf,
  read,
  formWith,
  pageOfNico,
} from '../../../testing/players-page/rendered-page.ts';

test('on a strict link, a visitor who taps an owned name reads what to do, and can claim the name', () => {
  const page = html({ asked: { kind: 'held', name: 'Nico', isStrict: true, given: givenAnswer } });
  expect(textOf(page)).toContain(
    '|Ya hay otro celu como Nico. Pedile tu link a quien organiza.|Acá cada uno contesta por sí mismo. Si sos vos, avisale con un toque:|SÍ, SOY NICO|No, me confundí|',
  );
  expect(formWith(page, 'SÍ, SOY NICO')?.fields).toMatchObject({ player: me.key, soy: 'si' });
});

test('on a strict link, players can still answer for names without a device', () => {
  for (const isStrict of [true, false]) {
    const page = read({ ...pageOfNico('in'), isStrict });
    expect(page).toContain('|Anotar a otro|');
    expect(page).toContain('|Avisar que otro se baja|');
  }
});

test('a name of another device is confirmed together with the answer', () => {
  const page = html({ asked: { kind: 'held', name: 'Nico', isStrict: false, given: givenAnswer } });
  expect(textOf(page)).toContain(
    '|Ya hay otro celu como Nico. ¿Sos vos?|SÍ, SOY NICO|No, me confundí|',
  );
  expect(formWith(page, 'SÍ, SOY NICO')?.fields).toMatchObject({
    player: me.key,
    answer: 'voy',
    soy: 'si',
    comment: 'llevo &quot;pelota&quot;',
  });
});

test('after a change of the match the page asks again and keeps the comment', () => {
  const sentence = 'Cambió la hora: ahora es 22:00. ¿Venís igual?';
  const next = aShownMatch({ time: '22:00' });
  const page = html({ me, next, asked: { kind: 'changed', sentence, given: givenAnswer } });
  expect(textOf(page)).toContain(`|${sentence}|VOY|NO VOY|NO SÉ|`);
  expect(formWith(page, 'VOY')?.fields).toMatchObject({
    time: '22:00',
    comment: 'llevo &quot;pelota&quot;',
  });
  const other = { ...givenAnswer, isForOther: true };
  const forOther = html({ me, next, asked: { kind: 'changed', sentence, given: other } });
  expect(Object.keys(formWith(forOther, 'VOY')?.buttons ?? {})).toEqual(['VOY']);
  const out = { ...other, answer: 'no' } as const;
  const dropOut = html({ me, next, asked: { kind: 'changed', sentence, given: out } });
  expect(formWith(dropOut, 'NO VA')?.buttons).toEqual({ 'NO VA': ['answer', 'no'] });
});

test('a refused form shows the reason and the typed text', () => {
  const asked = {
    kind: 'refused',
    sentence: 'El comentario puede tener hasta 60 letras.',
    given: givenAnswer,
  } as const;
  for (const state of ['silent', 'in'] as const) {
    const page = html({ ...pageOfNico(state), asked });
    expect(page).toContain(`role="alert" class="font-bold text-danger">${asked.sentence}<`);
    expect(page).toMatch(/<input id="comment-[^>]* value="llevo &quot;pelota&quot;"/);
  }
  const gone = 'Ya no estás en esta lista. Avisale a quien organiza.';
  expect(read({ asked: { kind: 'refused', sentence: gone, given: null } })).toContain(
    `|${gone}|¿Quién sos?|`,
  );
});

test('a player that the organiser has taken out is asked, and answers anyway', () => {
  const sentence = 'Carla te sacó del partido. ¿Querés anotarte igual?';
  const page = html({ me, asked: { kind: 'taken-out', sentence, given: givenAnswer } });
  expect(textOf(page)).toContain(`|${sentence}|VOY|NO VOY|NO SÉ|`);
  expect(formWith(page, 'VOY')?.fields).toMatchObject({ anyway: 'si', player: me.key });
});
