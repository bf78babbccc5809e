import type { ListText } from './score-list.ts';

/**
 * Test cases that were written after the list reader had read all earlier cases correctly, to find texts that it cannot
 * read yet.
 */
export const LISTS_LATER: ListText[] = [
  {
    about: 'women, a captain and a title in capitals without a word for it',
    text: `LAS LEONAS DEL BARRIO
1. Sofi (C)
2. Mica
3. Juli T.
4. Meli nivel: 4
5. Vale - arquera
6. María José`,
    title: 'LAS LEONAS DEL BARRIO',
    rows: 'Sofi\nMica\nJuli T\nMeli | 4\nVale\nMaría José',
  },
  {
    about: 'times and roles in brackets, numbers with a slash',
    text: `Sábado 15hs / Sintético
1/ Gonzalo
2/ Hernán (llega 15:15)
3/ Ignacio
4/ Julián (de arco)`,
    title: 'Sábado 15hs / Sintético',
    rows: 'Gonzalo\nHernán\nIgnacio\nJulián',
  },
  {
    about: 'two columns typed by hand',
    text: `Juan Cruz      4      11-5555-0001
Lautaro        3      11-5555-0002
Thiago         5      11-5555-0003`,
    rows: `Juan Cruz | 4 | 11-5555-0001
Lautaro | 3 | 11-5555-0002
Thiago | 5 | 11-5555-0003`,
  },
  {
    about: 'the level in words before the number',
    text: '1. Hernán nivel 5 11 4444-3333\n2. Iván n4 1144443333',
    rows: 'Hernán | 5 | 11 4444-3333\nIván | 4 | 1144443333',
  },
  {
    about: 'two teams in lines of names',
    text: `Claro: Juan, Ana, Beto, Carla, Dani
Oscuro: Ema, Facu, Gabi, Hernán, Iván`,
    rows: 'Juan\nAna\nBeto\nCarla\nDani\nEma\nFacu\nGabi\nHernán\nIván',
  },
  {
    about: 'a list with who pays what',
    text: `Pagos cancha jueves
Juan $3000 ✅
Ana $3000 ❌
Beto 3000
Carla debe 1500`,
    title: 'Pagos cancha jueves',
    rows: 'Juan\nAna\nBeto\nCarla',
  },
  {
    about: 'Mexico: nicknames in quotes and a second list',
    text: `Jugadores retadora ⚽🔥
1. "El Tuca" Ramírez
2. Luis "Chicharo" Pérez
3. Ponchito
4. Doña Mary
Reservas
1. Kevin`,
    title: 'Jugadores retadora',
    rows: 'El Tuca Ramírez\nLuis "Chicharo" Pérez\nPonchito\nDoña Mary\nKevin',
  },
  {
    about: 'Spain: dates of birth and shirts',
    text: `EQUIPO ALEVÍN 2026
Dorsal 7 - Hugo
Dorsal 10 - Leo
Dorsal 4 - Mateo`,
    title: 'EQUIPO ALEVÍN 2026',
    rows: 'Hugo\nLeo\nMateo',
  },
  {
    about: 'Spain: full names by surname, numbered without a space',
    text: `1.García López, Antonio
2.Sánchez Ruiz, Miguel Ángel
3.Fernández, Iker`,
    rows: `García López, Antonio
Sánchez Ruiz, Miguel Ángel
Fernández, Iker`,
  },
];
