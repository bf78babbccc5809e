import { expect, test } from 'vitest';
import { aShownMatch, keyOf } from '../../../testing/players-page/a-group-page.ts';
import {
  CODE,
  formsOf,
  formWith,
  html,
  pageOfNico,
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

test('below the names is a line for players who are not among them', () => {
  const page = html();
  expect(textOf(page)).toContain(`|Rulo${LINE}`);
  expect(formWith(page, 'AVISAR')).toMatchObject({ to: `/g/${CODE}/newcomer`, fields: {} });
  const [, field = ''] = /<input id="newcomer-name" ([^>]*)>/.exec(page) ?? [];
  for (const has of ['name="name"', 'required', 'maxLength="80"']) expect(field).toContain(has);
  for (const more of [pageOfNico('in'), { next: aShownMatch({ canAnswer: false }) }])
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

test('a newcomer sees the request first, can withdraw it, and still sees the names', () => {
  const page = html({ sent: [{ ...newcomer, isDismissed: false }] });
  expect(textOf(page)).toContain(
    '|Le avisamos a quien organiza|Cuando te sume, contestás desde acá como |Dani Sosa|.|SACAR EL AVISO|Sí estoy en la lista|Ana|',
  );
  expect(formWith(page, 'SACAR EL AVISO')?.to).toBe(`/g/${CODE}/withdraw`);
  expect(textOf(page)).not.toContain('|¿Quién sos?|');
  expect(page).toContain('data-said="Le avisamos a quien organiza"');
  expect(page.match(/<h1/g)).toHaveLength(1);
});

test('a player reports that another drops out, and sees that it is not accepted yet', () => {
  const page = html(pageOfNico('in'));
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
  const said = html({ ...pageOfNico('in'), sent: [{ ...dropOut, isDismissed: false }] });
  expect(textOf(said)).toContain(
    '|Avisaste que Ana se baja. Ana todavía figura adentro: avisale a quien organiza.|SACAR EL AVISO|',
  );
  expect(said).toMatch(/data-said="[^"]*Avisaste que Ana se baja/);
  expect(textOf(said)).toContain('|Avisar que otro se baja|');
});

test('for a player who is not in the match the page says only that the organiser was notified', () => {
  const voy = { ...dropOut, answer: 'voy', isGoing: false, isDismissed: false } as const;
  expect(read({ ...pageOfNico('in'), sent: [voy] })).toContain(
    '|Avisaste que Ana viene. Le avisamos a quien organiza.|SACAR EL AVISO|',
  );
  expect(read({ ...pageOfNico('in'), sent: [{ ...voy, isDismissed: true }] })).toContain(
    '|Avisaste que Ana viene, pero no quedó así. Avisale a quien organiza.|ENTENDIDO|',
  );
});

test('several sent proposals are withdrawn together', () => {
  const beto = { ...dropOut, name: 'Beto', player: keyOf('Beto'), isDismissed: true };
  const sent = [{ ...dropOut, isDismissed: false }, beto];
  const page = html({ ...pageOfNico('in'), sent });
  expect(textOf(page)).toMatch(
    /Avisaste que Ana se baja[^|]*\|Avisaste que Beto[^|]*\|SACAR LOS AVISOS\|/,
  );
  expect(formWith(page, 'SACAR LOS AVISOS')?.to).toBe(`/g/${CODE}/withdraw`);
});

test('a dismissed newcomer sees that above the names, and can ask again', () => {
  const page = html({ sent: [{ ...newcomer, isDismissed: true }] });
  const sentence = 'Por ahora no te sumaron. Si querés jugar, escribile a quien organiza.';
  expect(textOf(page)).toContain(`|${sentence}|ENTENDIDO|¿Quién sos?|`);
  expect(textOf(page)).toContain(LINE);
  expect(formWith(page, 'ENTENDIDO')?.to).toBe(`/g/${CODE}/withdraw`);
  expect(page).toContain(`data-said="${sentence}"`);
});

test('a player whose report was dismissed sees that, and can report again', () => {
  const page = html({ ...pageOfNico('in'), sent: [{ ...dropOut, isDismissed: true }] });
  const sentence = 'Avisaste que Ana se baja, pero sigue en el partido.';
  expect(textOf(page)).toContain(`|${sentence}|ENTENDIDO|`);
  expect(textOf(page)).toContain('|Avisar que otro se baja|');
});
