import { expect, test } from 'vitest';
import { aShownMatch } from '../../../testing/players-page/a-group-page.ts';
import {
  me,
  given,
  html,
  textOf,
  read,
  formWith,
  mine,
} from '../../../testing/players-page/rendered-page.ts';

test('where each answers alone, a held name says what to do, and is claimed all the same', () => {
  const page = html({ asked: { kind: 'held', name: 'Nico', isStrict: true, given } });
  expect(textOf(page)).toContain(
    '|Ya hay otro celu como Nico. Pedile tu link a quien organiza.|Acá cada uno contesta por sí mismo. Si sos vos, avisale con un toque:|SÍ, SOY NICO|No, me confundí|',
  );
  expect(formWith(page, 'SÍ, SOY NICO')?.fields).toMatchObject({ player: me.key, soy: 'si' });
});

test('where each answers alone, names that nobody holds can still be written down', () => {
  for (const isStrict of [true, false]) {
    const page = read({ ...mine('in'), isStrict });
    expect(page).toContain('|Anotar a otro|');
    expect(page).toContain('|Avisar que otro se baja|');
  }
});

test('a name that another device holds is asked for, with what was answered', () => {
  const page = html({ asked: { kind: 'held', name: 'Nico', isStrict: false, given } });
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

test('a match that has changed is asked about, and what was typed goes along', () => {
  const sentence = 'Cambió la hora: ahora es 22:00. ¿Venís igual?';
  const next = aShownMatch({ time: '22:00' });
  const page = html({ me, next, asked: { kind: 'changed', sentence, given } });
  expect(textOf(page)).toContain(`|${sentence}|VOY|NO VOY|NO SÉ|`);
  expect(formWith(page, 'VOY')?.fields).toMatchObject({
    time: '22:00',
    comment: 'llevo &quot;pelota&quot;',
  });
  const other = { ...given, isForOther: true };
  const forOther = html({ me, next, asked: { kind: 'changed', sentence, given: other } });
  expect(Object.keys(formWith(forOther, 'VOY')?.buttons ?? {})).toEqual(['VOY']);
  const out = { ...other, answer: 'no' } as const;
  const dropOut = html({ me, next, asked: { kind: 'changed', sentence, given: out } });
  expect(formWith(dropOut, 'NO VA')?.buttons).toEqual({ 'NO VA': ['answer', 'no'] });
});

test('what was refused says why, and keeps what was typed', () => {
  const asked = {
    kind: 'refused',
    sentence: 'El comentario puede tener hasta 60 letras.',
    given,
  } as const;
  for (const state of ['silent', 'in'] as const) {
    const page = html({ ...mine(state), asked });
    expect(page).toContain(`role="alert" class="font-bold text-danger">${asked.sentence}<`);
    expect(page).toMatch(/<input id="comment-[^>]* value="llevo &quot;pelota&quot;"/);
  }
  const gone = 'Ya no estás en esta lista. Avisale a quien organiza.';
  expect(read({ asked: { kind: 'refused', sentence: gone, given: null } })).toContain(
    `|${gone}|¿Quién sos?|`,
  );
});
