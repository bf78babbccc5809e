/**
 * Maps nicknames to the names that they are short for. Prefixes of a name, such as 'Fede' and 'Nico', need no entry.
 */
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
  zequi: 'ezequiel',
};

/** Maps short names on a list to the whole names that somebody may type for the same player. */
const WHOLE_NAMES: Record<string, string> = {
  agus: 'agustin agustina',
  andre: 'andrea andres',
  bauti: 'bautista',
  benja: 'benjamin',
  cami: 'camila camilo',
  caro: 'carolina',
  emi: 'emiliano emilia',
  eze: 'ezequiel',
  flor: 'florencia',
  gon: 'gonzalo',
  gus: 'gustavo',
  joaco: 'joaquin',
  lauti: 'lautaro',
  lean: 'leandro',
  marce: 'marcelo marcela',
  meli: 'melina melisa',
  mica: 'micaela',
  nahue: 'nahuel',
  pau: 'paula paulina',
  rama: 'ramiro',
  rober: 'roberto',
  sofi: 'sofia',
  toni: 'antonio',
  vale: 'valeria valentina valentin',
  xavi: 'xavier javier',
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

const NICKNAMES = byWord(NAMES_OF);
const PREFIXES = byWord(WHOLE_NAMES);

/**
 * Tells whether a typed word is a nickname of a word of a name, or the whole name of a player listed by a nickname or a
 * short name. A typed short name such as 'fede' is no nickname; `plainFit` takes it as the beginning of a name.
 */
export function isNickname(word: string, of: string): boolean {
  return (
    NICKNAMES.get(word)?.has(of) === true ||
    NICKNAMES.get(of)?.has(word) === true ||
    PREFIXES.get(of)?.has(word) === true
  );
}

function byWord(lists: Record<string, string>): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(Object.entries(lists).map(([word, names]) => [word, new Set(names.split(' '))]));
}
