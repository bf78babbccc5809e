import type { ReplyText } from './score-reply.ts';

const PENA = 'Álvaro García, Iñaki, Sergio Ramírez, Javier, Nacho, Pablo, Lucía, Rubén';
const RAZA = 'Guillermo, Jesús Ortega, Eduardo, Toño, Beto Ramírez, Rafa, Luis Ángel, Memo Ruiz';

export const REPLIES_SPAIN_MEXICO: ReplyText[] = [
  {
    about: 'Spain: signing up',
    roster: PENA,
    text: `[19/11/26, 20:15:32] Álvaro: Me apunto
[19/11/26, 20:16:01] Iñaki: Yo también me apunto
[19/11/26, 20:16:40] Sergio Ramírez: Yo esta no cuento, lo siento
[19/11/26, 20:18:00] Javi: Venga, voy
[19/11/26, 20:20:00] Lucia: cuenta conmigo!`,
    answers: `Álvaro García va\nIñaki va\nSergio Ramírez no-va\nJavier va\nLucía va`,
  },
  {
    about: 'Spain: who cannot',
    roster: PENA,
    text: `Nacho: imposible, curro hasta tarde
Pablo: yo no voy a poder
Rubén: me es imposible
Javi: me borro
Iñaki: este finde no estoy
Álvaro: ¡Voy seguro!`,
    answers: `Nacho no-va\nPablo no-va\nRubén no-va\nJavier no-va\nIñaki no-va\nÁlvaro García va`,
  },
  {
    about: 'Spain: with a colleague',
    roster: PENA,
    text: `Javi va y lleva a un colega
Nacho ✔️
Pablo +1 ✔️
Sergio sí, y me traigo a mi primo
Ruben no`,
    answers: `Javier va +1\nNacho va\nPablo va +1\nSergio Ramírez va +1\nRubén no-va`,
  },
  {
    about: 'Spain: the running list with who dropped out struck through',
    roster: PENA,
    text: `Domingo 11:00
1. Álvaro
2. ~Iñaki~
3. Sergio
4. Javi
5. Lucía`,
    answers: `Álvaro García va\nIñaki no-va\nSergio Ramírez va\nJavier va\nLucía va`,
  },
  {
    about: 'Spain: perhaps',
    roster: PENA,
    text: `[20:15, 19/11] Álvaro: igual llego tarde pero voy
[20:16, 19/11] Iñaki: puede que sí
[20:17, 19/11] Nacho: os digo algo mañana
[20:18, 19/11] Pablo: a lo mejor`,
    answers: `Álvaro García va\nIñaki duda\nNacho duda\nPablo duda`,
  },
  {
    about: 'Mexico: yes in many ways',
    roster: RAZA,
    text: `[8:15 p.m., 19/11/2026] Guillermo: Jalo
[8:16 p.m., 19/11/2026] Jesús: simón
[8:17 p.m., 19/11/2026] Eduardo: órale, ahí estaré
[8:18 p.m., 19/11/2026] Toño: Sí voy carnal
[8:19 p.m., 19/11/2026] Rafa: ya vas
[8:20 p.m., 19/11/2026] Luis Ángel: puesto`,
    answers: `Guillermo va\nJesús Ortega va\nEduardo va\nToño va\nRafa va\nLuis Ángel va`,
  },
  {
    about: 'Mexico: no in many ways',
    roster: RAZA,
    text: `Toño: nel, no puedo
Rafa: ahora no jalo
Beto: no la armo, tengo chamba
Eduardo: nop
Guillermo: hoy no se arma para mí
Jesús: fuera esta vez`,
    answers: `Toño no-va\nRafa no-va\nBeto Ramírez no-va\nEduardo no-va\nGuillermo no-va\nJesús Ortega no-va`,
  },
  {
    about: 'Mexico: an American export',
    roster: RAZA,
    text: `11/19/26, 8:15 PM - Toño: voy
11/19/26, 8:16 PM - Rafa: yo le entro
11/19/26, 8:17 PM - Eduardo: yo no
11/19/26, 8:18 PM - Luis Ángel cambió el asunto a "Cascarita"
11/19/26, 8:19 PM - Luis Ángel: 👍🏽`,
    answers: `Toño va\nRafa va\nEduardo no-va\nLuis Ángel va`,
  },
];
