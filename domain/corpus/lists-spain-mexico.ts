import type { ListText } from './score-list.ts';

export const LISTS_SPAIN_MEXICO: ListText[] = [
  {
    about: 'Spain: a pachanga with Bizum',
    text: `Pachanga domingo 11:00
1. Álvaro
2. Iñaki
3. Sergio (portero)
4. Javi
5. Nacho
6. Pablo
Bizum al 612 345 678`,
    title: 'Pachanga domingo 11:00',
    rows: 'Álvaro\nIñaki\nSergio\nJavi\nNacho\nPablo',
  },
  {
    about: 'Spain: mobile numbers and surnames',
    text: `Álvaro García, 612345678
Iñigo Martínez, 622 33 44 55
Sergio Ramos, +34 633 44 55 66
Javier Fernández de la Torre, 644556677`,
    rows: `Álvaro García | 3 | 612345678
Iñigo Martínez | 3 | 622 33 44 55
Sergio Ramos | 3 | +34 633 44 55 66
Javier Fernández de la Torre | 3 | 644556677`,
  },
  {
    about: 'Spain: pipes and a line under the header',
    text: `| Nombre | Nivel | Teléfono |
|--------|-------|----------|
| Óscar | 4 | 612345678 |
| Lucía | 5 | |
| Unai | | 677889900 |`,
    rows: 'Óscar | 4 | 612345678\nLucía | 5\nUnai | 3 | 677889900',
  },
  {
    about: 'Spain: who signs up in a chat, with notes',
    text: `Apuntados fútbol sala lunes 22h:
- Kike
- Chema (llega tarde)
- Dani
- Rubén (capitán)
- Raúl 🤕
Quedan 5 plazas`,
    title: 'Apuntados fútbol sala lunes 22h',
    rows: 'Kike\nChema\nDani\nRubén\nRaúl',
  },
  {
    about: 'Spain: an export of the group',
    text: `19/11/26, 20:15 - Marta Peña: Lista del sábado
1. Marta
2. Jordi
3. Aitor
19/11/26, 20:18 - Aitor: 4. Xabi
19/11/26, 20:20 - Jordi: 5. Pau`,
    title: 'Lista del sábado',
    rows: 'Marta\nJordi\nAitor\nXabi\nPau',
  },
  {
    about: 'Mexico: a cascarita with places to fill',
    text: `CASCARITA JUEVES 8PM 🥅
1.- Chuy
2.- Memo
3.- Lalo
4.- El Güero
5.- Beto Ramírez
6.- ____
7.- ____`,
    title: 'CASCARITA JUEVES 8PM',
    rows: 'Chuy\nMemo\nLalo\nEl Güero\nBeto Ramírez',
  },
  {
    about: 'Mexico: numbers with lada, some short',
    text: `Memo 55 1234 5678
Lalo +52 1 33 1234 5678
Chuy 5512345678
Pepe 123 456`,
    rows: `Memo | 3 | 55 1234 5678
Lalo | 3 | +52 1 33 1234 5678
Chuy | 3 | 5512345678
Pepe | 3 | 123 456 | number`,
  },
  {
    about: 'Mexico: reta with bullets and levels in stars',
    text: `Reta del viernes
• Toño ⭐⭐⭐
• Paco ⭐⭐⭐⭐⭐
• Rafa ⭐⭐
• Neto`,
    title: 'Reta del viernes',
    rows: 'Toño\nPaco | 5\nRafa | 2\nNeto',
  },
  {
    about: 'Mexico: two teams and a transfer',
    text: `Equipo blanco
1 Hugo
2 Paco
3 Luis
Equipo negro
1 Diego
2 Omar
3 Iván
Son $80 por persona
CLABE 012345678901234567`,
    rows: 'Hugo\nPaco\nLuis\nDiego\nOmar\nIván',
  },
  {
    about: 'struck out, mentioned and unnamed contacts',
    text: `1. @Juan Pérez
2. ~Ana~
3. *Beto*
4. _Carla_
5. +52 55 8765 4321`,
    rows: `Juan Pérez
Ana | 3 || struck
Beto
Carla
+52 55 8765 4321 | 3 | +52 55 8765 4321 | nameless`,
  },
];
