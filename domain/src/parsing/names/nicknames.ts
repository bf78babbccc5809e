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

/** Maps prefixes by which players are listed to the whole names that others may type for them. */
const WHOLE_NAMES: Record<string, string> = {
  agus: 'agustin agustina',
  ale: 'alejandro alejandra',
  alex: 'alejandro alexis',
  cris: 'cristian cristina',
  dani: 'daniel daniela',
  edu: 'eduardo',
  facu: 'facundo',
  fede: 'federico',
  fer: 'fernando fernanda',
  fran: 'francisco franco',
  gabi: 'gabriel gabriela',
  gonza: 'gonzalo',
  guille: 'guillermo',
  javi: 'javier',
  juli: 'julian julio julieta',
  leo: 'leonardo leonel leandro',
  manu: 'manuel',
  mati: 'matias',
  maxi: 'maximiliano',
  nico: 'nicolas',
  rafa: 'rafael',
  rodri: 'rodrigo',
  santi: 'santiago',
  seba: 'sebastian',
  sergi: 'sergio',
  tomi: 'tomas',
};

/** Tells whether a typed word is a nickname of a word of a name, or the whole name of a player listed by a nickname. */
export function isNickname(word: string, of: string): boolean {
  const names = `${NAMES_OF[of] ?? ''} ${WHOLE_NAMES[of] ?? ''}`;
  return wordsOf(NAMES_OF[word] ?? '').includes(of) || wordsOf(names).includes(word);
}
