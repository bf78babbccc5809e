import { expect, test } from 'vitest';
import { readReplies } from './read-replies.ts';

const roster = ['Ana', 'Beto', 'Caro'].map((name) => ({ id: name, name }));

/** Returns the reply of Ana after a call of Caro: 'va+1', with a question mark if the organiser must decide. */
function replyOfAna(text: string): string | undefined {
  const { replies } = readReplies(`Caro: jueves 21 hs, quién va?\n${text}`, roster);
  const { meaning, guests = 0, sure } = replies.find(({ playerId }) => playerId === 'Ana') ?? {};
  return meaning && `${meaning}${guests > 0 ? `+${guests}` : ''}${sure ? '' : '?'}`;
}

test.each([
  ['Ana: estoy, y si quieren le digo a mi primo\nCaro: dale\nAna: 👍\nAna: dice que sí', 'va+1?'],
  ['Ana: mi cuñado quiere jugar, yo no puedo\nCaro: que venga\nAna: listo, va', 'no-va+1?'],
  [
    'Ana: no voy, les mando a mi hermano si quieren\nCaro: dale\nAna: ya le avisé, sí va',
    'no-va+1?',
  ],
  ['Ana: le pregunto a un amigo\nAna: me dijo que se suma', 'duda+1?'],
  ['Ana: jueves si\nAna: che le dije a mi primo, por ahí viene\nBeto: voy\nAna: viene', 'va+1?'],
  ['Ana: voy. mi viejo capaz viene\nAna: al final no puede', 'va?'],
])('a later answer without a name is that of the guest who was mentioned: %s', (text, reply) => {
  expect(replyOfAna(text)).toBe(reply);
});

test.each([
  ['Ana: voy yo y mi hermano si hay lugar\nCaro: no hay lugar para tu hermano', 'va?'],
  ['Ana: voy, puedo llevar a un amigo?\nCaro: no Ana, ya estamos', 'va?'],
  ['Ana: voy, puedo llevar a un amigo?\nCaro: dale, traelo', 'va+1?'],
  ['Ana: estoy, y si falta gente le digo a mi primo\nCaro: dale, decile', 'va+1?'],
  ['Ana: voy, puedo llevar a un amigo?\nBeto: no puedo', 'va+1?'],
])('the answer to an offer of guests decides whether they are counted: %s', (text, reply) => {
  expect(replyOfAna(text)).toBe(reply);
});

test.each([
  ['Ana: voy con dos amigos\nAna: al final va uno nomás, el otro se bajó', 'va+1?'],
  ['Ana: voy con dos amigos\nCaro: hay lugar para uno\nAna: bueno, uno', 'va+1?'],
  ['Ana: voy, puedo llevar 3\nAna: al final somos 2', 'va+1?'],
])('a later number of guests replaces the earlier one: %s', (text, reply) => {
  expect(replyOfAna(text)).toBe(reply);
});

test.each([
  'Ana: voy con mi primo Ulises\nAna: Ulises no va',
  'Ana: voy con mi primo Ulises\nAna: Ulises siempre no va, pero yo sí eh',
  'Ana: voy y llevo a una amiga\nAna: al final mi amiga no puede',
  'Ana: voy y llevo un parcero que ataja\nAna: malas noticias, Brayan no puede, le tocó turno',
  'Ana: voy con un amigo\nAna: el gurí no puede, tiene liceo',
])('a guest who does not come is no longer counted, and the organiser is asked: %s', (text) => {
  expect(replyOfAna(text)).toBe('va?');
});

test.each([
  ['Ana: cuenten conmigo y con mi yerno', 'va+1'],
  ['Ana: me sumo con el pelado de mi oficina', 'va+1'],
  ['Ana: anotame a mí y a mis dos hermanos', 'va+2'],
  ['Ana: voy y me llevo a un par', 'va+2'],
  ['Ana: me copo y traigo refuerzos, dos pibes del laburo', 'va+2?'],
  ['Ana: voy y llevo 2 arqueros', 'va+2'],
  ['Ana: me lleva mi hijo así que voy', 'va'],
  ['Ana: listo entonces somos dos más', 'va+1?'],
])('guests in free words are counted, and people who only drive are not: %s', (text, reply) => {
  expect(replyOfAna(text)).toBe(reply);
});
