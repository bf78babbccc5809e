import type { ListText } from './score-list.ts';

export const LISTS_ARGENTINA: ListText[] = [
  {
    about: 'a numbered list with title and places without a name',
    text: `Lista jueves 21hs
1. Juan
2. Ana
3. Beto
4. Carla
5. Fede
6. Nico
7. Mati
8.
9.
10.`,
    title: 'Lista jueves 21hs',
    rows: 'Juan\nAna\nBeto\nCarla\nFede\nNico\nMati',
  },
  {
    about: 'levels at the end of the line',
    text: `- Ana 4
- Juan Pérez 3
- Beto 5
- El Chino 2
- Tomás`,
    rows: 'Ana | 4\nJuan Pérez\nBeto | 5\nEl Chino | 2\nTomás',
  },
  {
    about: 'ticks, goalkeepers and who still pays',
    text: `⚽ *Fútbol 5 — jueves:* ⚽
✅ Beto (arquero)
✅ Carla 💰
✅ Juanma (debe)
✅ Seba 🧤
✅ Rodri pagó

alias: canchita.potrero.mp
Faltan 5`,
    title: 'Fútbol 5 — jueves',
    rows: 'Beto\nCarla\nJuanma\nSeba\nRodri',
  },
  {
    about: 'numbers in all the ways of typing them',
    text: `Carla +54 9 11 5555-1234
Juan 11 4444-3333
Nahuel: 1133332222
Ana (011) 15-2222-1111
Beto - 0223 155-123456
Fede 54 9 351 555 0101`,
    rows: `Carla | 3 | +54 9 11 5555-1234
Juan | 3 | 11 4444-3333
Nahuel | 3 | 1133332222
Ana | 3 | (011) 15-2222-1111
Beto | 3 | 0223 155-123456
Fede | 3 | 54 9 351 555 0101`,
  },
  {
    about: 'from a sheet, with its header',
    text: `Nombre\tNivel\tWhatsApp
Ana López\t4\t1155550101
Juan Pérez\t3\t1155550102
Beto\t5\t
Carla Ruiz\t\t1155550104`,
    rows: `Ana López | 4 | 1155550101
Juan Pérez | 3 | 1155550102
Beto | 5
Carla Ruiz | 3 | 1155550104`,
  },
  {
    about: 'semicolons, in any order',
    text: `Ana;4;1155550101
Juan;1155550102;3
5;Beto;1155550103
Carla;;`,
    rows: `Ana | 4 | 1155550101
Juan | 3 | 1155550102
Beto | 5 | 1155550103
Carla`,
  },
  {
    about: 'a forwarded list with keycaps',
    text: `[20:15, 19/11/2026] Juan Pérez: Fulbito del martes 🔥
1️⃣ Juan
2️⃣ Maxi
3️⃣ Lucho
4️⃣ Gonza
5️⃣ Tincho
6️⃣ 
7️⃣ 
🔟`,
    title: 'Fulbito del martes',
    rows: 'Juan\nMaxi\nLucho\nGonza\nTincho',
  },
  {
    about: 'levels written as words and fractions',
    text: `Ana nivel 4
Beto n5
Carla (2)
Dani lvl 3
Ema 4/5
Facu ⭐⭐⭐⭐
Gabi ★★★★★
Hernán - nivel: 2
Iván [5]`,
    rows: `Ana | 4\nBeto | 5\nCarla | 2\nDani\nEma | 4\nFacu | 4\nGabi | 5\nHernán | 2\nIván | 5`,
  },
  {
    about: 'substitutes under a heading',
    text: `Viernes 20:30 - Cancha La Redonda
Titulares:
1) Marcos
2) Lauti
3) Bruno
4) Joaco
5) Tomi
Suplentes:
1) Ezequiel
2) Pablo G.`,
    title: 'Viernes 20:30 - Cancha La Redonda',
    rows: 'Marcos\nLauti\nBruno\nJoaco\nTomi\nEzequiel\nPablo G',
  },
  {
    about: 'two in one line, one twice, one who is there already',
    text: `1. Juan y Pedro
2. Ana
3. ANA
4. Martin
5. Beto`,
    existing: ['Martín'],
    rows: `Juan
Pedro
Ana
ANA | 3 || repeated
Martin | 3 || listed
Beto`,
  },
  {
    about: 'levels that are none',
    text: `Ana 9
Beto nivel 1
Carla 4
Dani 3,5
Ema (7)`,
    rows: `Ana | 3 || level\nBeto | 3 || level\nCarla | 3 || level\nDani | 3 || level\nEma | 3 || level`,
  },
  {
    about: 'names all in one line',
    text: 'Jugadores: Juan, Ana, Beto, Carla, Fede y Nico',
    rows: 'Juan\nAna\nBeto\nCarla\nFede\nNico',
  },
  {
    about: 'marks that turn the text around, and others without width',
    text: '\u200e1. \u202aJuan\u202c\n\u200f2. A\u200bna 4\n3.\u00a0Beto\u2060\n4. \ufeffCarla',
    rows: 'Juan\nAna | 4\nBeto\nCarla',
  },
  {
    about: 'a paste of contacts, the number under the name',
    text: `Juan Pérez
+54 9 11 5555-0101

Ana López
+54 9 11 5555-0102

Beto Cancha
+54 9 11 5555-0103`,
    rows: `Juan Pérez | 3 | +54 9 11 5555-0101
Ana López | 3 | +54 9 11 5555-0102
Beto Cancha | 3 | +54 9 11 5555-0103`,
  },
  {
    about: 'chatter among the names',
    text: `Buenas gente! Armamos para el jueves?
1- Juan
2- Nacho
3- Pipa
4- Colo
Si alguien tiene pecheras que las traiga
5- Turco
Avisen antes de las 18 por favor`,
    rows: 'Juan\nNacho\nPipa\nColo\nTurco',
  },
  {
    about: 'place, price and rules before the names',
    text: `PARTIDO MIÉRCOLES 🏟️
📍 El Galpón, Av. Rivadavia 5200
🕘 21:00 hs
💵 $4500 c/u

🟢 Santi
🟢 Guille
🟢 Pato
🟢 Rami
🟢 Leo`,
    title: 'PARTIDO MIÉRCOLES',
    rows: 'Santi\nGuille\nPato\nRami\nLeo',
  },
];
