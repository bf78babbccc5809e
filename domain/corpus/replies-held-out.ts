import type { ReplyText } from './score-reply.ts';

/**
 * Test cases that were written before the parser and not looked at while it was built. Results on them therefore
 * predict results on texts of real users.
 */
export const REPLIES_HELD_OUT: ReplyText[] = [
  {
    about: 'a thread of a Thursday',
    roster:
      'Gastón Ríos, Walter, Damián, Ariel, Hugo, Marcelo, Gabriel Sosa, Sebastián, Darío, Emanuel',
    text: `[10:02, 18/11/2026] Marcelo: Buenas! Quién viene mañana 21hs?
[10:05, 18/11/2026] Gastón Ríos: Yo
[10:06, 18/11/2026] Walter: estoy
[10:10, 18/11/2026] Damián: Me anoto
[10:15, 18/11/2026] Seba: anotame
[10:22, 18/11/2026] Hugo: mañana no puedo che
[11:00, 18/11/2026] Gabriel Sosa: tengo que ver con la bruja, más tarde confirmo
[11:30, 18/11/2026] Ariel: De una
[12:00, 18/11/2026] Ema: lesionado, no llego`,
    answers: `Gastón Ríos va
Walter va
Damián va
Sebastián va
Hugo no-va
Gabriel Sosa duda
Ariel va
Emanuel no-va`,
  },
  {
    about: 'signs before the name',
    roster: 'Gastón, Walter, Damián, Ariel, Hugo',
    text: `✅ Gaston
✅ walter
❌ Damian
🤔 Ariel
✅ hugo (+1)`,
    answers: `Gastón va\nWalter va\nDamián no-va\nAriel duda\nHugo va +1`,
  },
  {
    about: 'a table of answers',
    roster: 'Gastón, Walter, Damián, Ariel, Hugo',
    text: `Gastón - sí
Walter - no
Damián - tal vez
Ariel - si
Hugo - confirmado`,
    answers: `Gastón va\nWalter no-va\nDamián duda\nAriel va\nHugo va`,
  },
  {
    about: 'the list grows from message to message',
    roster: 'Gastón, Walter, Damián, Ariel, Hugo',
    text: `[10:05, 18/11/2026] Gastón: Lista jueves
1. Gastón
[10:06, 18/11/2026] Walter: Lista jueves
1. Gastón
2. Walter
[10:10, 18/11/2026] Ariel: Lista jueves
1. Gastón
2. Walter
3. Ariel
[12:10, 18/11/2026] Walter: bajenme, no llego`,
    answers: `Gastón va\nWalter no-va\nAriel va`,
  },
  {
    about: 'nicknames and beginnings',
    roster:
      'Sebastián Vera, Ignacio Paz, Francisco Luna, José Luis Soto, Maximiliano, Rodrigo, Leandro',
    text: `Seba voy
Nacho no puede
Pancho va
Pepe ✅
maxi confirmadísimo
Rodri afuera
Lean dudoso`,
    answers: `Sebastián Vera va
Ignacio Paz no-va
Francisco Luna va
José Luis Soto va
Maximiliano va
Rodrigo no-va
Leandro duda`,
  },
  {
    about: 'two pairs in a line',
    roster: 'Gastón, Walter, Damián, Ariel, Hugo, Darío',
    text: `[10:05, 18/11/2026] Gastón: Walter y yo vamos
[10:06, 18/11/2026] Hugo: Damián no, Ariel sí
[10:09, 18/11/2026] Darío: yo puedo`,
    answers: `Gastón va\nWalter va\nDamián no-va\nAriel va\nDarío va`,
  },
  {
    about: 'late ones and thanks',
    roster: 'Gastón, Walter, Damián, Ariel, Hugo, Darío',
    text: `[10:05, 18/11/2026] Gastón: llego 10 min tarde pero estoy
[10:06, 18/11/2026] Walter: gracias por organizar, crack!
[10:07, 18/11/2026] Ariel: Se me complica, no cuenten conmigo
[10:08, 18/11/2026] Hugo: Siii
[10:09, 18/11/2026] Damián: Noo, justo viajo
[10:10, 18/11/2026] Darío: allá estaremos, voy con 2 amigos`,
    answers: `Gastón va\nAriel no-va\nHugo va\nDamián no-va\nDarío va +2`,
  },
  {
    about: 'Spain: short ones',
    roster: 'Jordi, Aitor, Xabi, Pau, Marta Peña, Unai, Asier',
    text: `19/11/26, 20:15 - Jordi: Yo sí
19/11/26, 20:16 - Aitor: contad conmigo
19/11/26, 20:17 - Xabi: no contéis conmigo
19/11/26, 20:18 - Pau: ok
19/11/26, 20:19 - Marta Peña: Este lunes no puedo chicos
19/11/26, 20:21 - Unai: Vale, allí nos vemos
19/11/26, 20:22 - Asier: apúntame`,
    answers: `Jordi va\nAitor va\nXabi no-va\nPau va\nMarta Peña no-va\nUnai va\nAsier va`,
  },
  {
    about: 'Spain: two by the same surname, a slip, and doubts',
    roster: 'Andrés Gómez, Lucía Gómez, Óscar Sanz, Quique, Manuel',
    text: `Gomez ✅
oscra ✅
manu quizás
kique no`,
    answers: `Andrés Gómez|Lucía Gómez va\nÓscar Sanz va\nManuel duda\nQuique no-va`,
  },
  {
    about: 'Mexico: a list under each heading, with hearts',
    roster: 'Chava, Güicho, Hugo, Paco, Luis, Omar, Iván Cruz',
    text: `CONFIRMADOS ⚽
1. Chava
2. Guicho
3. Hugo
BAJAS 😢
1. Paco
2. Omar
POR CONFIRMAR
1. Ivan`,
    answers: `Chava va\nGüicho va\nHugo va\nPaco no-va\nOmar no-va\nIván Cruz duda`,
  },
  {
    about: 'Mexico: messages without punctuation',
    roster: 'Chava, Güicho, Hugo, Paco, Luis, Omar, Iván Cruz',
    text: `[8:15 p.m., 19/11/2026] Chava: ahi nos vemos raza
[8:16 p.m., 19/11/2026] Güicho: chale no voy a poder ando malo de la rodilla
[8:17 p.m., 19/11/2026] Paco: sobres yo si voy
[8:18 p.m., 19/11/2026] Iván Cruz: yo caigo con mi hermano
[8:19 p.m., 19/11/2026] Omar: yo paso esta semana
[8:20 p.m., 19/11/2026] Luis: a ver si me dan permiso`,
    answers: `Chava va\nGüicho no-va\nPaco va\nIván Cruz va +1\nOmar no-va\nLuis duda`,
  },
  {
    about: 'a heading by emoji and a poll copied by hand',
    roster: 'Chava, Güicho, Hugo, Paco, Luis, Omar, Iván Cruz',
    text: `¿Quién juega el jueves?
Voy ✅ (3)
Chava
Hugo
Luis
No voy ❌ (2)
Paco
Omar`,
    answers: `Chava va\nHugo va\nLuis va\nPaco no-va\nOmar no-va`,
  },
];
