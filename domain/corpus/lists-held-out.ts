import type { ListText } from './score-list.ts';

/**
 * Test cases that were written before the parser and not looked at while it was built. Results on them therefore
 * predict results on texts of real users.
 */
export const LISTS_HELD_OUT: ListText[] = [
  {
    about: 'a title with emoji, dashes and ordinals',
    text: `🏆 Los pibes del jueves 🏆

1º Juanchi
2º Facundo
3º Leandro
4º Cristian M.
5º Brian`,
    title: 'Los pibes del jueves',
    rows: 'Juanchi\nFacundo\nLeandro\nCristian M\nBrian',
  },
  {
    about: 'levels after a dash, a colon and an equals sign',
    text: `Juanchi - 4
Facundo: 5
Leandro = 2
Cristian … 3
Brian 4 (arq)`,
    rows: 'Juanchi | 4\nFacundo | 5\nLeandro | 2\nCristian\nBrian | 4',
  },
  {
    about: 'level words of the app',
    text: `Ana (avanzado)
Beto - experto
Carla, intermedio
Dani básico
Ema profesional`,
    rows: 'Ana | 4\nBeto | 5\nCarla\nDani | 2\nEma | 5',
  },
  {
    about: 'names, levels and numbers in one line each, numbered',
    text: `Convocados sábado
1) Gastón 4 1144445555
2) Walter 3 - 11 5555 6666
3) Damián (5) +5491166667777
4) Ariel 2
5) Hugo, 1177778888`,
    title: 'Convocados sábado',
    rows: `Gastón | 4 | 1144445555
Walter | 3 | 11 5555 6666
Damián | 5 | +5491166667777
Ariel | 2
Hugo | 3 | 1177778888`,
  },
  {
    about: 'plain names, blank lines between, capitals',
    text: `JUAN CRUZ

MARIANO

PABLO D

ALE`,
    rows: 'JUAN CRUZ\nMARIANO\nPABLO D\nALE',
  },
  {
    about: 'substitutes and absent ones',
    text: `Fútbol 7 sábado 16hs
Confirmados ✅
1 Marcelo
2 Gabriel
3 Sebastián
En duda ❓
4 Darío
Lista de espera
5 Emanuel`,
    title: 'Fútbol 7 sábado 16hs',
    rows: 'Marcelo\nGabriel\nSebastián\nDarío | 3 || maybe\nEmanuel',
  },
  {
    about: 'identity numbers that a club asks for',
    text: `Juan Pérez DNI 30.123.456
Ana López DNI 28765432
Beto Ruiz 31.222.333`,
    rows: 'Juan Pérez\nAna López\nBeto Ruiz',
  },
  {
    about: 'Spain: quoted CSV',
    text: `"Nombre","Nivel","Móvil"
"Gómez, Andrés","4","612345678"
"Lucía Sanz","3","+34 611 22 33 44"`,
    rows: `Gómez, Andrés | 4 | 612345678
Lucía Sanz | 3 | +34 611 22 33 44`,
  },
  {
    about: 'Spain: a chat with a link and thanks',
    text: `Partido martes a las 20:00 en el poli
https://maps.app.goo.gl/abc123
▪️ Quique
▪️ Asier
▪️ Manu
▪️ Fran
¡Gracias a todos!`,
    title: 'Partido martes a las 20:00 en el poli',
    rows: 'Quique\nAsier\nManu\nFran',
  },
  {
    about: 'Mexico: friends brought along',
    text: `Lista fut sábado 7am
1. Beto
2. Beto +1
3. Amigo de Beto
4. Rodrigo
5. Luis Ángel
6. Juan / Pedro`,
    title: 'Lista fut sábado 7am',
    rows: `Beto | 3 || guests
Amigo de Beto | 3 || named-by-host
Rodrigo
Luis Ángel
Juan / Pedro | 3 || two-names`,
  },
  {
    about: 'Mexico: a number too long and a number without name',
    text: `Chava 55 1234 5678 9012 3456
Güicho 3312345678
5587654321`,
    rows: `Chava | 3 | 55 1234 5678 9012 3456 | number
Güicho | 3 | 3312345678
5587654321 | 3 | 5587654321 | nameless`,
  },
  {
    about: 'arrows, hashes and a count in the title',
    text: `Jueves F5 (7/10)
#1 Lean
#2 Agus
#3 Tute
→ Pocho
➡️ Cabezón
> Flaco
* Rulo`,
    title: 'Jueves F5 (7/10)',
    rows: 'Lean\nAgus\nTute\nPocho\nCabezón\nFlaco\nRulo',
  },
];
