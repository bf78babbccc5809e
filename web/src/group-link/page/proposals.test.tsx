import { expect, test } from 'vitest';
import { aShownMatch, keyOf } from '../../../testing/players-page/a-group-page.ts';
import {
  CODE,
  formsOf,
  formWith,
  html,
  mine,
  read,
  textOf,
} from '../../../testing/players-page/rendered-page.ts';

const LINE =
  '|No estoy en la lista|Poné tu nombre y le avisamos a quien organiza para que te sume.|Tu nombre|AVISAR|Van (7)|';

const newcomer = { kind: 'newcomer', name: 'Dani Sosa' } as const;
const dropOut = {
  kind: 'answer',
  name: 'Ana',
  match: aShownMatch().key,
  player: keyOf('Ana'),
  answer: 'no',
  isGoing: true,
} as const;

test('below the names stands a line for who is not among them', () => {
  const page = html();
  expect(textOf(page)).toContain(`|Rulo${LINE}`);
  expect(formWith(page, 'AVISAR')).toMatchObject({ to: `/g/${CODE}/newcomer`, fields: {} });
  const [, field = ''] = /<input id="newcomer-name" ([^>]*)>/.exec(page) ?? [];
  for (const has of ['name="name"', 'required', 'maxLength="80"']) expect(field).toContain(has);
  for (const more of [mine('in'), { next: aShownMatch({ canAnswer: false }) }])
    expect(read(more)).not.toContain('No estoy en la lista');
});

test('a name that was not stored comes back in its open line, with the sentence', () => {
  const sentence = 'Usá hasta 80 caracteres.';
  const page = html({ asked: { kind: 'newcomer', sentence, name: 'Dani "el 10"' } });
  expect(textOf(page)).toContain(`|${sentence}|`);
  expect(page).toMatch(/<details id="newcomer" open="">/);
  expect(page).toContain('value="Dani &quot;el 10&quot;"');
  expect(page).toContain(`data-said="${sentence}" data-asks=""`);
});

test('who has asked to be a player reads so first, takes it back, and still finds the names', () => {
  const page = html({ sent: [{ ...newcomer, isDismissed: false }] });
  expect(textOf(page)).toContain(
    '|Le avisamos a quien organiza|Cuando te sume, contestás desde acá como |Dani Sosa|.|SACAR EL AVISO|Sí estoy en la lista|Ana|',
  );
  expect(formWith(page, 'SACAR EL AVISO')?.to).toBe(`/g/${CODE}/withdraw`);
  expect(textOf(page)).not.toContain('|¿Quién sos?|');
  expect(page).toContain('data-said="Le avisamos a quien organiza"');
  expect(page.match(/<h1/g)).toHaveLength(1);
});

test('who is in says of another that he drops out, and reads that it is not done yet', () => {
  const page = html(mine('in'));
  const form = formsOf(page).find(({ fields }) => fields['answer'] === 'no');
  expect(form?.fields).toMatchObject({ other: 'si' });
  expect(Object.keys(form?.buttons ?? {})).toEqual([
    'Ana',
    'Beto',
    'Caro',
    'Dani',
    'Ema',
    'Fede',
    'Rulo',
  ]);
  const said = html({ ...mine('in'), sent: [{ ...dropOut, isDismissed: false }] });
  expect(textOf(said)).toContain(
    '|Avisaste que Ana se baja. Ana todavía figura adentro: avisale a quien organiza.|SACAR EL AVISO|',
  );
  expect(said).toMatch(/data-said="[^"]*Avisaste que Ana se baja/);
  expect(textOf(said)).toContain('|Avisar que otro se baja|');
});

test('of somebody who is not in it is only said that the organiser was told', () => {
  const voy = { ...dropOut, answer: 'voy', isGoing: false, isDismissed: false } as const;
  expect(read({ ...mine('in'), sent: [voy] })).toContain(
    '|Avisaste que Ana viene. Le avisamos a quien organiza.|SACAR EL AVISO|',
  );
  expect(read({ ...mine('in'), sent: [{ ...voy, isDismissed: true }] })).toContain(
    '|Avisaste que Ana viene, pero no quedó así. Avisale a quien organiza.|ENTENDIDO|',
  );
});

test('several things that were sent are taken back together', () => {
  const beto = { ...dropOut, name: 'Beto', player: keyOf('Beto'), isDismissed: true };
  const sent = [{ ...dropOut, isDismissed: false }, beto];
  const page = html({ ...mine('in'), sent });
  expect(textOf(page)).toMatch(
    /Avisaste que Ana se baja[^|]*\|Avisaste que Beto[^|]*\|SACAR LOS AVISOS\|/,
  );
  expect(formWith(page, 'SACAR LOS AVISOS')?.to).toBe(`/g/${CODE}/withdraw`);
});

test('who was not added reads so above the names, and may ask again', () => {
  const page = html({ sent: [{ ...newcomer, isDismissed: true }] });
  const sentence = 'Por ahora no te sumaron. Si querés jugar, escribile a quien organiza.';
  expect(textOf(page)).toContain(`|${sentence}|ENTENDIDO|¿Quién sos?|`);
  expect(textOf(page)).toContain(LINE);
  expect(formWith(page, 'ENTENDIDO')?.to).toBe(`/g/${CODE}/withdraw`);
  expect(page).toContain(`data-said="${sentence}"`);
});

test('who has said in vain that another drops out reads so, and may say it again', () => {
  const page = html({ ...mine('in'), sent: [{ ...dropOut, isDismissed: true }] });
  const sentence = 'Avisaste que Ana se baja, pero sigue en el partido.';
  expect(textOf(page)).toContain(`|${sentence}|ENTENDIDO|`);
  expect(textOf(page)).toContain('|Avisar que otro se baja|');
});
