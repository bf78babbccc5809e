import type { ReplyText } from './score-reply.ts';

const PIBES = 'Juan Pérez, Ana López, Beto, Carla Ruiz, Federico Díaz, Martín, Nico, Tomás';

export const REPLIES_ARGENTINA: ReplyText[] = [
  {
    about: 'copied messages of the phone',
    roster: PIBES,
    text: `[20:15, 19/11/2026] Juan P: voy
[20:16, 19/11/2026] Beto: yo no llego
[20:17, 19/11/2026] Ana López: dale, voy
[20:21, 19/11/2026] Fede: me bajo, perdón
[20:30, 19/11/2026] Martin: capaz, te aviso`,
    answers: `Juan Pérez va\nBeto no-va\nAna López va\nFederico Díaz no-va\nMartín duda`,
  },
  {
    about: 'an export of the group',
    roster: PIBES,
    text: `19/11/26 19:00 - Los mensajes y las llamadas están cifrados de extremo a extremo.
19/11/26 20:15 - Beto: yo no llego
19/11/26 20:16 - Carla Ruiz: Presente 💪
19/11/26 20:17 - Nico: cuenten conmigo
19/11/26 20:18 - Tomás: <Multimedia omitido>
19/11/26 20:20 - Juan Pérez: No puedo esta semana`,
    answers: `Beto no-va\nCarla Ruiz va\nNico va\nJuan Pérez no-va`,
  },
  {
    about: 'bare lines with signs',
    roster: PIBES,
    text: `Juan ✅
ana ❌
Beto no
nico si
yo voy — Carla
tomas 👍`,
    answers: `Juan Pérez va\nAna López no-va\nBeto no-va\nNico va\nCarla Ruiz va\nTomás va`,
  },
  {
    about: 'the running list',
    roster: PIBES,
    text: `Jueves 21hs
1. Juan
2. Ana
3. Fede
4. Nico
5. Martin
6.
7.`,
    answers: `Juan Pérez va\nAna López va\nFederico Díaz va\nNico va\nMartín va`,
  },
  {
    about: 'a list with ticks and crosses',
    roster: PIBES,
    text: `1. Juan Perez ✅
2. Ana ❌
3. Beto ✅
4. Carla
5. Fede ❓
6. Martín ✅ +1`,
    answers: `Juan Pérez va\nAna López no-va\nBeto va\nFederico Díaz duda\nMartín va +1`,
  },
  {
    about: 'guests',
    roster: PIBES,
    text: `[20:15, 19/11] Juan Pérez: voy y llevo uno
[20:16, 19/11] Ana: confirmo +2
[20:17, 19/11] Beto: Voy con un amigo
[20:18, 19/11] Carla: voy, somos dos
[20:19, 19/11] Nico: yo voy solo`,
    answers: `Juan Pérez va +1\nAna López va +2\nBeto va +1\nCarla Ruiz va +1\nNico va`,
  },
  {
    about: 'who changes his mind',
    roster: PIBES,
    text: `[20:15, 19/11] Juan Pérez: voy
[20:16, 19/11] Beto: no creo que llegue
[21:40, 19/11] Juan Pérez: uh me bajo, se me complicó
[22:00, 19/11] Beto: listo, confirmo`,
    answers: `Juan Pérez no-va\nBeto va`,
  },
  {
    about: 'negations beside yes',
    roster: PIBES,
    text: `Juan: voy a no poder
Ana: no voy
Beto: no cuenten conmigo
Carla: esta vez no me sumo
Fede: al final no voy a poder ir
Nico: no falto
Tomás: no hay drama, voy`,
    answers: `Juan Pérez no-va\nAna López no-va\nBeto no-va\nCarla Ruiz no-va\nFederico Díaz no-va\nNico va\nTomás va`,
  },
  {
    about: 'doubts',
    roster: PIBES,
    text: `Juan: creo que sí
Ana: no sé todavía
Beto: depende del laburo
Carla: si salgo temprano voy
Fede: te confirmo mañana
Nico: en duda`,
    answers: `Juan Pérez duda\nAna López duda\nBeto duda\nCarla Ruiz duda\nFederico Díaz duda\nNico duda`,
  },
  {
    about: 'two of the same first name',
    roster: 'Juan Pérez, Juan Gómez, Ana, Beto',
    text: `Juan ✅
Ana ✅
beto ❌`,
    answers: `Juan Pérez|Juan Gómez va\nAna va\nBeto no-va`,
  },
  {
    about: 'two of the same first name, told apart',
    roster: 'Juan Pérez, Juan Gómez, Ana, Beto',
    text: `[20:15, 19/11] Juan P: si
[20:16, 19/11] Juan Gómez Laburo: paso
[20:17, 19/11] Ana: adentro`,
    answers: `Juan Pérez va\nJuan Gómez no-va\nAna va`,
  },
  {
    about: 'small slips and lost accents',
    roster: PIBES,
    text: `Matrin va
Jaun Perez voy
FEDERCO DIAZ no
carla ruis confirmo
tomaz va`,
    answers: `Martín va\nJuan Pérez va\nFederico Díaz no-va\nCarla Ruiz va\nTomás va`,
  },
  {
    about: 'one speaks for another',
    roster: PIBES,
    text: `[20:15, 19/11] Ana: Beto no va
[20:16, 19/11] Juan Pérez: yo voy, Nico también
[20:17, 19/11] Carla Ruiz: vamos con Fede
[20:18, 19/11] Tomás: Martín se baja`,
    answers: `Beto no-va\nJuan Pérez va\nNico va\nCarla Ruiz va\nFederico Díaz va\nMartín no-va`,
  },
  {
    about: 'headings say who goes',
    roster: PIBES,
    text: `Van:
- Juan
- Ana
No van:
- Beto
- Carla
Dudas:
- Fede`,
    answers: `Juan Pérez va\nAna López va\nBeto no-va\nCarla Ruiz no-va\nFederico Díaz duda`,
  },
  {
    about: 'questions and jokes are no answers',
    roster: PIBES,
    text: `[20:15, 19/11] Juan Pérez: a qué hora es?
[20:16, 19/11] Ana: jajaja
[20:17, 19/11] Beto: va Carla?
[20:18, 19/11] Nico: quién lleva la pelota?
[20:19, 19/11] Tomás: presente`,
    answers: `Tomás va`,
  },
  {
    about: 'somebody who is not on the list',
    roster: PIBES,
    text: `[20:15, 19/11] Lucho: me sumo
[20:16, 19/11] Ana: voy
[20:17, 19/11] +54 9 11 5555-0199: yo juego`,
    answers: `«Lucho» va\nAna López va\n«+54 9 11 5555-0199» va`,
  },
];
