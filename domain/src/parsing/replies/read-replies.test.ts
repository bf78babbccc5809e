import { expect, test } from 'vitest';
import { REPLIES_ARGENTINA } from '../../../corpus/replies-argentina.ts';
import { REPLIES_HELD_OUT } from '../../../corpus/replies-held-out.ts';
import { REPLIES_LATER } from '../../../corpus/replies-later.ts';
import { REPLIES_SPAIN_MEXICO } from '../../../corpus/replies-spain-mexico.ts';
import type { ReplyText } from '../../../corpus/score-reply.ts';
import { readReplies } from './read-replies.ts';

const LEAST = 0.99;

test.each([
  ['made beside the reader', [...REPLIES_ARGENTINA, ...REPLIES_SPAIN_MEXICO]],
  ['kept aside', REPLIES_HELD_OUT],
  ['written afterwards', REPLIES_LATER],
])('replies, guests and doubts are parsed correctly: texts %s', (_, texts) => {
  const verdicts = texts.flatMap((one) => verdictsOf(one));
  const wrong = verdicts.filter((field) => field !== 'right');
  const share = 1 - wrong.length / verdicts.length;
  const figure = `${verdicts.length - wrong.length} of ${verdicts.length} fields right\n${wrong.join('\n')}`;
  expect(share, figure).toBeGreaterThanOrEqual(LEAST);
});

/**
 * Returns three verdicts for each person (name, meaning, guests) and one for each surplus person: 'right', or the
 * difference.
 */
function verdictsOf({ about, roster, text, answers }: ReplyText): string[] {
  const called = roster.split(',').map((name) => ({ id: name.trim(), name: name.trim() }));
  const found = new Map(
    readReplies(text, called).replies.map(
      ({ playerId, candidates, name, meaning, guests, sure }) => {
        const several = candidates.length > 1 ? candidates.join('|') : `«${name}»`;
        return [playerId ?? several, { meaning, guests: String(guests), sure }];
      },
    ),
  );
  const wanted = answers.split('\n').map((line) => {
    const [, who = '', answer = '', guests = '0'] =
      /^(.+) (va|no-va|duda)(?: \+(\d))?$/u.exec(line.trim()) ?? [];
    return { who, answer, guests };
  });
  const names = wanted.map(({ who }) => who);
  const more = [...found].filter(([who]) => !names.includes(who));
  const fields = wanted.flatMap(({ who, answer, guests }) => {
    const read = found.get(who);
    if (!read) return Array<string>(3).fill(`${about}: ${who} is not found`);
    return [
      'right',
      verdict(`${about}, ${who}`, answer, read.meaning),
      verdict(`${about}, ${who}`, guests, read.guests),
    ];
  });
  return [...fields, ...more.map(([who, { meaning }]) => `${about}: too much, ${who} ${meaning}`)];
}

function verdict(about: string, wanted: string, found: string): string {
  return wanted === found ? 'right' : `${about}: «${found}» for «${wanted}»`;
}

const roster = ['Juan Pérez', 'Ana', 'Beto'].map((name) => ({ id: name, name }));
const read = (text: string) => readReplies(text, roster).replies;

test('the latest reply of a player counts, and earlier ones are listed', () => {
  expect(read('Ana: voy\nBeto: voy\nAna: me bajo')).toMatchObject([
    {
      playerId: 'Ana',
      line: 3,
      meaning: 'no-va',
      sure: true,
      earlier: [{ line: 1, text: 'Ana: voy', meaning: 'va' }],
    },
    { playerId: 'Beto', earlier: [] },
  ]);
});

test('a player who declined and is in a list pasted later is doubtful', () => {
  expect(
    read('[20:15, 19/11] Ana: no puedo\n[20:19, 19/11] Beto: Jueves\n1. Beto\n2. Ana'),
  ).toMatchObject([
    { playerId: 'Ana', meaning: 'no-va', sure: false },
    { playerId: 'Beto', meaning: 'va', sure: true },
  ]);
});

test('+1 alone is a yes of its sender, after a yes it adds a guest, and “sola” removes the guests', () => {
  expect(read('Ana: +1')).toMatchObject([{ meaning: 'va', guests: 0, mayBring: true, sure: true }]);
  expect(read('Ana: +2')).toMatchObject([{ meaning: 'va', guests: 2, sure: false }]);
  expect(read('Ana: voy\nAna: +1')).toMatchObject([{ meaning: 'va', guests: 1, sure: true }]);
  expect(read('Ana: voy +2\nAna: confirmado')).toMatchObject([{ guests: 2 }]);
  expect(read('Ana: voy +2\nAna: al final voy sola')).toMatchObject([{ guests: 0 }]);
  expect(read('Ana: voy +2\nAna: no voy')).toMatchObject([{ meaning: 'no-va', guests: 0 }]);
});

test('unknown names, shared first names and bare names are never sure', () => {
  expect(read('Lucho: voy')).toMatchObject([{ name: 'Lucho', playerId: null, sure: false }]);
  expect(read('[20:15, 19/11] Juan Gómez: voy')).toMatchObject([
    { playerId: 'Juan Pérez', sure: false },
  ]);
  expect(read('Ana\nBeto')).toMatchObject([{ sure: false }, { sure: false }]);
});

test('the ~ that WhatsApp puts before an unknown sender is not part of the name', () => {
  const line = '[20:15, 19/11] ~ Lucho: voy';
  expect(read(line)).toMatchObject([{ name: 'Lucho', playerId: null, meaning: 'va' }]);
});

test('lines without a reply are returned as unread', () => {
  const text = 'Ana: jajaja\nquién lleva la pelota?\nBeto: sí';
  expect(readReplies(text, roster)).toMatchObject({
    replies: [{ playerId: 'Beto', meaning: 'va' }],
    left: [{ line: 1 }, { line: 2 }],
  });
});

test.each([
  ['Ana: voy a no poder', 'no-va'],
  ['Ana: creo que sí', 'duda'],
  ['Ana: no sé si voy', 'duda'],
  ['Ana: no hay drama, voy', 'va'],
  ['Ana: siii', 'va'],
])('a doubt takes precedence over a no, and a no over a yes: %s', (text, meaning) => {
  expect(read(text)).toMatchObject([{ playerId: 'Ana', meaning }]);
});

test.each([
  'me matan si voy',
  'sí, claro, con este frío no salgo ni a la puerta',
  'no puedo, pero el viernes seguro voy',
  'listorti',
  'tengo un cumple',
])('a reply with unexplained words, or only a reason, is doubtful: %s', (said) => {
  const called = `[20:15, 19/11] Beto: quién juega hoy?\n[20:16, 19/11] Ana: ${said}`;
  expect(read(called)).toMatchObject([{ playerId: 'Ana', sure: false }]);
});

test.each([
  ['ok gracias', []],
  ['no lleven pecheras', []],
  ['paso el alias', []],
  ['yo me copo', ['va']],
  ['no es que no pueda, voy', ['va']],
  ['ni loco falto', ['va']],
  ['me encantaría, pero no puedo', ['no-va']],
])('only statements about coming count in a clause: %s', (said, meanings) => {
  const called = `[20:15, 19/11] Beto: quién se copa hoy?\n[20:16, 19/11] Ana: ${said}`;
  expect(
    read(called)
      .filter(({ sure }) => sure)
      .map(({ meaning }) => meaning),
  ).toEqual(meanings);
});

test('“dale” from who has called and after another question is no reply, after a no it is asked', () => {
  const talk = `[20:15, 19/11] Beto: quién juega hoy?
[20:16, 19/11] Ana: se paga antes?
[20:17, 19/11] Beto: sí
[20:18, 19/11] Juan Pérez: no puedo
[20:19, 19/11] Ana: voy
[20:20, 19/11] Beto: genial
[20:21, 19/11] Juan Pérez: sí`;
  expect(read(talk)).toMatchObject([
    { playerId: 'Juan Pérez', meaning: 'va', sure: false },
    { playerId: 'Ana', meaning: 'va', sure: true },
  ]);
});

test('a yes before an excuse without another statement is doubtful', () => {
  const talk = '[20:15, 19/11] Ana: voy\n[20:16, 19/11] Ana: uh, me surgió un tema en casa';
  expect(read(talk)).toMatchObject([{ playerId: 'Ana', sure: false }]);
});

test('a contradiction by another player makes a reply doubtful', () => {
  const talk = '[20:15, 19/11] Ana: voy\n[20:16, 19/11] Beto: Ana no va';
  expect(read(talk)).toMatchObject([{ playerId: 'Ana', meaning: 'no-va', sure: false }]);
});

test('a question is no reply, neither of its author nor of the player named', () => {
  expect(read('[20:15, 19/11] Ana: va Beto?\n[20:16, 19/11] Juan Pérez: ¿voy yo?')).toEqual([]);
});

test('a guest without a host is no heading, and a question under a heading names no player', () => {
  const own = readReplies('yo +1\nJuan: dale\nNico Paz', roster);
  expect(own.left.map(({ text }) => text)).toEqual(['yo +1', 'Nico Paz']);
  const listed = readReplies('Van:\nQuién lleva pelota?\nPepe', roster);
  expect(listed.replies.map(({ name }) => name)).toEqual(['Pepe']);
});

test('in a list with ticks, players without one have not replied', () => {
  expect(read('1. Juan\n2. Ana ✅\n3. Beto ❌')).toMatchObject([
    { playerId: 'Ana', meaning: 'va' },
    { playerId: 'Beto', meaning: 'no-va' },
  ]);
  expect(read('1. Juan\n2. Ana\n3. Beto ❌').map(({ meaning }) => meaning)).toEqual([
    'va',
    'va',
    'no-va',
  ]);
  const inOneLine = read('Juan ✅ Ana ✅ Beto ❌').map(({ meaning, sure }) => [meaning, sure]);
  expect(inOneLine).toEqual([
    ['va', true],
    ['va', true],
    ['no-va', true],
  ]);
});

test('a short word in a message does not match a prefix of a name', () => {
  const people = ['Daniel', 'Ana'].map((name) => ({ id: name, name }));
  const said = '[20:15, 19/11] Ana: no dan permiso\n[20:16, 19/11] Ana: Dani va';
  expect(
    readReplies(said, people).replies.map(({ playerId, meaning }) => `${playerId} ${meaning}`),
  ).toEqual(['Ana no-va', 'Daniel va']);
});

test.each([
  ['el viernes no, el sábado sí', { meaning: 'no-va', sure: true }],
  ['el viernes sí, el sábado no', { meaning: 'va', sure: true }],
  ['si querés voy', { meaning: 'va', sure: true }],
  ['si llueve no voy', { meaning: 'duda' }],
  ['vamos los dos', { meaning: 'va', sure: false, guests: 0 }],
  ['mi hermano quiere, vamos los dos', { meaning: 'va', sure: false, guests: 1 }],
  ['no contés conmigo', { meaning: 'no-va', sure: true }],
])('days, courtesies and company are told apart: %s', (said, reply) => {
  expect(
    read(`[20:00, 19/11] Beto: ¿quién juega el viernes?\n[20:01, 19/11] Ana: ${said}`),
  ).toMatchObject([{ playerId: 'Ana', ...reply }]);
});

test('a name and its message on two lines by turns are messages', () => {
  expect(read('Ana\nNo puedo\nBeto\nVoy')).toMatchObject([
    { playerId: 'Ana', meaning: 'no-va' },
    { playerId: 'Beto', meaning: 'va' },
  ]);
});

test.each([
  ['an answer', 'Ana\n\nVoy\n\nBeto\n\nNo puedo\n\nCaro\n\nVoy', 'Ana va, Beto no-va, Caro va'],
  ['a common word', 'Ana\nvoy\n\nPerdón\nno llego\n\nBeto\nsí', 'Ana no-va?, Beto va'],
])('%s with a capital is no sender of the message below it', (_, text, wanted) => {
  const players = ['Ana', 'Beto', 'Caro'].map((name) => ({ id: name, name }));
  const said = readReplies(text, players).replies.map(
    ({ name, meaning, sure }) => `${name} ${meaning}${sure ? '' : '?'}`,
  );
  expect(said.join(', ')).toBe(wanted);
});

test.each(['una baja: yo', 'la baja de hoy: yo', 'soy la baja'])(
  'a drop-out with an article is asked: %s',
  (said) => {
    const text = `[20:00, 19/11] Beto: ¿quién juega?\n[20:01, 19/11] Ana: ${said}`;
    expect(read(text)).toMatchObject([{ playerId: 'Ana', meaning: 'duda', sure: false }]);
  },
);

test('a called player is not a guest of another player', () => {
  expect(read('[20:00, 19/11] Ana: llevo a Beto')).toMatchObject([{ playerId: 'Ana', guests: 0 }]);
});

test('a sender that the chat shows as a number is the player with that number', () => {
  const roster = [
    { id: 'l', name: 'Leandro', whatsapp: '+5493416123456' },
    { id: 'p', name: 'Pipa', whatsapp: null },
  ];
  const text = '[12/3/25, 20:06] +54 9 341 612-3456: Voy\n[12/3/25, 20:07] +54 9 11 5555-0000: Voy';
  const { replies } = readReplies(text, roster);
  expect(replies.map(({ playerId, sure }) => [playerId, sure])).toEqual([
    ['l', true],
    [null, false],
  ]);
});

test.each([
  ['a line after each', 'Ana\nvoy\n\nTomás\nno puedo\n\nBeto\nsí\npero llego tarde'],
  ['a caller who is not a player', 'Tomás (admin)\nquién va?\n\nAna\nvoy\n\nBeto\nsí, llego tarde'],
  ['a name without a text', 'Ana\nvoy\n\nCaro\n\nBeto\nsí, llego tarde'],
])('names over their messages are senders: %s', (_, text) => {
  const players = ['Ana', 'Beto', 'Caro'].map((name) => ({ id: name, name }));
  const { replies } = readReplies(text, players);
  const known = replies.filter(({ playerId }) => playerId !== null);
  expect(known).toMatchObject([
    { name: 'Ana', meaning: 'va', sure: true },
    { name: 'Beto', meaning: 'va', sure: true },
  ]);
});

test.each(['fallo nunca', 'ni loco, jaja mentira'])(
  'a denial that another word may turn around is asked: %s',
  (said) => {
    const { replies } = readReplies(`Ana: yo no\nAna: ${said}`, [{ id: 'a', name: 'Ana' }]);
    expect(replies).toMatchObject([{ meaning: 'no-va', sure: false }]);
  },
);

test.each([
  ['re voy', 'va'],
  ['re puedo', 'va'],
  ['n vou', 'no-va'],
  ['n posso', 'no-va'],
  ['no no', 'no-va'],
])('a stressed or shortened answer is certain: %s', (said, meaning) => {
  const { replies } = readReplies(`Caro: hoy quién va?\nAna: ${said}`, [{ id: 'a', name: 'Ana' }]);
  expect(replies).toMatchObject([{ meaning, sure: true }]);
});

test.each([
  'a otro partido',
  'mentí',
  'pero con muletas',
  'yo me lastimé',
  'yo estoy hecho pelota',
])('a yes is asked if the next message of its sender goes on with it: %s', (said) => {
  const { replies } = readReplies(`Ana: voy\nAna: ${said}`, [{ id: 'a', name: 'Ana' }]);
  expect(replies).toMatchObject([{ meaning: 'va', sure: false }]);
});

test('a message that counts the answers of a week is no call for another match', () => {
  const players = ['Ana', 'Beto'].map((name) => ({ id: name, name }));
  const text = (last: string) =>
    `6/10/25, 9:30 - Caro: lunes 20:30, quién va?\n6/10/25, 9:31 - Ana: voy\n12/10/25, 20:50 - Caro: ${last}\n12/10/25, 20:55 - Beto: voy`;
  const namesIn = (last: string) =>
    readReplies(text(last), players).replies.map(({ name }) => name);
  for (const counts of ['somos 6, falta gente, avisen', 'faltan 2, quién va?'])
    expect(namesIn(counts)).toEqual(['Ana', 'Beto']);
  expect(namesIn('quién va mañana?')).toEqual(['Beto']);
});

test('a copied chat may have equal messages, and whole surnames of its senders', () => {
  const players = ['Fran', 'Flor P', 'Edu'].map((name) => ({ id: name, name }));
  const blocks = ['Fran', 'Flor Pereyra', 'Edu'].map((name, at) => `${name}\nvoy\n18:0${at}`);
  const { replies } = readReplies(`Caro\nquiénes van?\n18:00\n${blocks.join('\n')}`, players);
  expect(replies.map(({ name, meaning }) => `${name} ${meaning}`)).toEqual([
    'Fran va',
    'Flor P va',
    'Edu va',
  ]);
});

test('a weekday is another day than that of a call for today', () => {
  const players = [{ id: 'a', name: 'Ana' }];
  for (const call of ['hoy 21hs', 'hoy martes 21hs'])
    expect(
      readReplies(`Caro: ${call}, quién va?\nAna: voy el jueves`, players).replies,
    ).toMatchObject([{ meaning: 'duda', sure: false }]);
});

test('names before dashes are senders if one of them comes back', () => {
  const text = 'Caro - Hoy quién va?\nAna - Voy\nCaro - 400. Venís hoy?\nBeto - No puedo';
  const { replies } = readReplies(text, [
    { id: 'a', name: 'Ana' },
    { id: 'b', name: 'Beto' },
    { id: 'c', name: 'Caro' },
  ]);
  expect(replies).toMatchObject([
    { name: 'Ana', meaning: 'va' },
    { name: 'Beto', meaning: 'no-va' },
  ]);
});

test.each([
  ['Yo de míster', 'no-va'],
  ['Yo de míster 😅 la semana que viene ya', 'no-va'],
  ['voy a hinchar', 'no-va'],
  ['no me deja votar. Voy', 'va'],
  ['réstenme', 'no-va'],
  ['estoy suspendido', 'no-va'],
  ['no me dieron permiso', 'no-va'],
  ['me dieron permiso', 'va'],
  ['puse voy', 'va'],
  ['si me dan permiso voy', 'duda'],
  ['voy a mirar', 'no-va'],
  ['voy a mirar nomás', 'no-va'],
  ['voy a mirar desde afuera', 'no-va'],
  ['voy de porra', 'no-va'],
  ['le entro', 'va'],
  ['no le entro', 'no-va'],
])('words of players for coming and not playing are understood: %s', (said, meaning) => {
  const text = `Caro: hoy quién va?\nAna: ${said}`;
  expect(readReplies(text, [{ id: 'a', name: 'Ana' }]).replies).toMatchObject([{ meaning }]);
});

test('a time after a yes takes nothing back', () => {
  const text = 'Caro: hoy quién va?\nAna: voy\nCaro: a qué hora juega el Betis?\nAna: a las 9';
  const { replies } = readReplies(text, [{ id: 'a', name: 'Ana' }]);
  expect(replies).toMatchObject([{ meaning: 'va', sure: true }]);
});

test('the example in the field and a lone +1 are read without a question', () => {
  const roster = ['Ana', 'Beto', 'Caro'].map((name) => ({ id: name, name }));
  const read = (text: string) =>
    readReplies(text, roster).replies.map(({ name, meaning, guests, sure }) => [
      name,
      meaning,
      guests,
      sure,
    ]);
  expect(read('Beto: voy ✅\nAna: no llego\nCaro +1')).toEqual([
    ['Beto', 'va', 0, true],
    ['Ana', 'no-va', 0, true],
    ['Caro', 'va', 1, true],
  ]);
  expect(read('Caro: +1')).toEqual([['Caro', 'va', 0, true]]);
});
