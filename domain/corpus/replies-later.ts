import type { ReplyText } from './score-reply.ts';

/**
 * Test cases that were written after the reply reader had read all earlier cases correctly, to find texts that it
 * cannot read yet.
 */
export const REPLIES_LATER: ReplyText[] = [
  {
    about: 'a loose thread with jokes',
    roster: 'Lautaro, Thiago, Gonzalo Paz, Hernán, Ignacio, Julián Soto, Ramiro, Leandro',
    text: `[18:01, 24/11/2026] Lautaro: muchachos el jueves jugamos?
[18:02, 24/11/2026] Thiago: Sisi
[18:02, 24/11/2026] Gonzalo Paz: yo me prendo 🔥
[18:03, 24/11/2026] Hernán: tengo cumple, no voy a llegar
[18:05, 24/11/2026] Ignacio: nos faltan 2 no?
[18:06, 24/11/2026] Julián Soto: yo pongo la pelota
[18:07, 24/11/2026] Ramiro: ahí voy a estar
[18:08, 24/11/2026] Leandro: uh yo ando con el tobillo mal, me guardo esta vez`,
    answers: `Thiago va\nGonzalo Paz va\nHernán no-va\nRamiro va\nLeandro no-va`,
  },
  {
    about: 'answers that follow a call',
    roster: 'Lautaro, Thiago, Gonzalo Paz, Hernán, Ignacio, Julián Soto',
    text: `24/11/26 18:00 - Ramiro: Jueves 21hs en La Redonda. ¿Quiénes pueden? Faltan confirmar Lautaro, Thiago y Gonzalo
24/11/26 18:03 - Lautaro: sí!
24/11/26 18:05 - Thiago: Confirmo asistencia
24/11/26 18:07 - Gonzalo Paz: no llego ni ahí
24/11/26 18:09 - Hernán: 👍
24/11/26 18:11 - Ignacio: ❌
24/11/26 18:12 - Julián Soto: Buenísimo, ahí estoy`,
    answers: `Lautaro va\nThiago va\nGonzalo Paz no-va\nHernán va\nIgnacio no-va\nJulián Soto va`,
  },
  {
    about: 'who replaces whom',
    roster: 'Lautaro, Thiago, Gonzalo Paz, Hernán, Ignacio, Julián Soto',
    text: `[18:01, 24/11/2026] Lautaro: Yo no puedo pero va Thiago por mí
[18:02, 24/11/2026] Hernán: Ignacio y Julián confirmados
[18:05, 24/11/2026] Gonzalo Paz: Cuenten conmigo, llevo a mi cuñado`,
    answers: `Lautaro no-va\nThiago va\nIgnacio va\nJulián Soto va\nGonzalo Paz va +1`,
  },
  {
    about: 'a list where somebody wrote beside the names',
    roster: 'Lautaro, Thiago, Gonzalo Paz, Hernán, Ignacio, Julián Soto',
    text: `Jueves F5
1- Lautaro (llega 21:15)
2- Thiago (baja)
3- Gonza
4- Hernan (?)
5- Julian + 1`,
    answers: `Lautaro va\nThiago no-va\nGonzalo Paz va\nHernán duda\nJulián Soto va +1`,
  },
  {
    about: 'Spain: a Sunday league',
    roster: 'Antonio García, Miguel Ángel, Iker, Hugo, Leo, Mateo',
    text: `[24/11/26, 18:01:02] Antonio García: Buenas, yo me caigo de la lista, tengo fiebre
[24/11/26, 18:02:10] Miguel Ángel: Perfecto, yo voy
[24/11/26, 18:03:00] Iker: Estoy fuera de Madrid
[24/11/26, 18:04:00] Hugo: Si hay hueco me apunto
[24/11/26, 18:05:00] Leo: Hecho
[24/11/26, 18:06:00] Mateo: Guay, allí estaré`,
    answers: `Antonio García no-va\nMiguel Ángel va\nIker no-va\nHugo duda\nLeo va\nMateo va`,
  },
  {
    about: 'Mexico: a raza that writes as it speaks',
    roster: 'Kevin, Poncho, Luis Pérez, Brandon, Ulises, Doña Mary',
    text: `Kevin: a huevo
Poncho: no manches no puedo
Luis: ando fuera de la ciudad
Brandon: me late, voy
Ulises: chance y llego
Doña Mary: sí mijo`,
    answers: `Kevin va\nPoncho no-va\nLuis Pérez no-va\nBrandon va\nUlises duda\nDoña Mary va`,
  },
  {
    about: 'pasted without senders, by hand',
    roster: 'Lautaro, Thiago, Gonzalo Paz, Hernán, Ignacio, Julián Soto',
    text: `lauta si
thiago confirmado
gonza no viene
hernan en veremos
ignacio +1
falta julian`,
    answers: `Lautaro va\nThiago va\nGonzalo Paz no-va\nHernán duda\nIgnacio va +1`,
  },
  {
    about: 'mentions and edited messages',
    roster: 'Lautaro, Thiago, Gonzalo Paz, Hernán, Ignacio, Julián Soto',
    text: `24/11/26 18:00 - Lautaro: @Thiago venís?
24/11/26 18:01 - Thiago: si voy <Se editó este mensaje.>
24/11/26 18:02 - Hernán: Eliminaste este mensaje.
24/11/26 18:03 - Ignacio: imagen omitida
24/11/26 18:04 - Julián Soto: jaja no te la puedo creer
24/11/26 18:05 - Gonzalo Paz: vos sabés que sí`,
    answers: `Thiago va\nGonzalo Paz va`,
  },
];
