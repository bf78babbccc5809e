import { wordsOf } from '../words.ts';

/** Maps nicknames to the names they stand for. Prefixes of a name, such as 'Fede' and 'Nico', need no entry. */
const NAMES_OF: Record<string, string> = {
  beto: 'alberto roberto norberto heriberto gilberto humberto',
  charly: 'carlos',
  chava: 'salvador',
  chema: 'josemaria',
  chucho: 'jesus',
  chuy: 'jesus',
  goyo: 'gregorio',
  juampi: 'juanpablo',
  juanjo: 'juanjose',
  juanma: 'juanmanuel manuel',
  kike: 'enrique quique',
  lalo: 'eduardo gonzalo',
  lola: 'dolores',
  lucho: 'luis luciano',
  memo: 'guillermo',
  nacho: 'ignacio',
  paco: 'francisco',
  pancho: 'francisco',
  pepe: 'jose',
  pipe: 'felipe',
  pato: 'patricio patricia',
  quique: 'enrique kike',
  tincho: 'martin',
  tono: 'antonio',
  willy: 'guillermo',
};

export function isNickname(word: string, of: string): boolean {
  return wordsOf(NAMES_OF[word] ?? '').includes(of);
}
