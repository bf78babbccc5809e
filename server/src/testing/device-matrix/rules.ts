/*
 * What each device gets by the link of a list: who has no link that works gets nothing; who holds a name answers for it,
 * and for others where each does not answer alone; who holds none takes a free one, and is asked for a held one.
 */

/** What a reply says, and what is stored. */
export const OUTCOMES = {
  /** The link does not work. */
  x: { json: 404, form: 404, must: [], may: [] },
  /** The page, and nothing is stored. */
  r: { json: 200, form: 200, must: [], may: [] },
  /** Refused or asked again: nothing is stored. */
  Q: { json: 409, form: 409, must: [], may: [] },
  /** The answer is stored. */
  A: { json: 200, form: 303, must: ['answers'], may: ['devices'] },
  /** The name is taken, and the answer stored. */
  C: { json: 200, form: 303, must: ['answers', 'devices'], may: [] },
  /** The organiser is asked, and nothing else is stored. */
  W: { json: 200, form: 303, must: ['devices'], may: [], isWithoutAnswer: true },
  /** The organiser has been asked already. */
  w: { json: 200, form: 303, must: [], may: ['devices'], isWithoutAnswer: true },
  /** A guest comes, or goes. */
  G: { json: 200, form: 303, must: ['guests', 'players'], may: ['devices'] },
  /** The device holds, or asks for, no name any more. */
  F: { json: 200, form: 303, must: ['devices'], may: [], isWithoutAnswer: true },
  /** It held none. */
  f: { json: 200, form: 303, must: [], may: [] },
} as const satisfies Record<string, Outcome>;

type Outcome = {
  json: number;
  form: number;
  /** Tables of which rows change, and those of which they may. */
  must: readonly string[];
  may: readonly string[];
  /** Neither answers nor attendance change. */
  isWithoutAnswer?: boolean;
};

/** Of a request: without a link that works; then by the name held, where others may answer and where not. */
export const STANDINGS = [
  'dead',
  'nico',
  'beto',
  'none',
  'strict nico',
  'strict beto',
  'strict none',
  'strict doubted',
] as const;
export type Standing = (typeof STANDINGS)[number];

/** By operation, a letter for each standing. Nico says VOY and has a guest, Beto does not know, Caro has said nothing and holds no device. */
export const RULES = {
  'the page': 'x rrr rrrr',
  'the page, with a name tapped': 'x rrr rrrr',
  'a match for the calendar': 'x rrr rrrr',
  'the stream': 'x rrr rrrr',
  'NO VOY as Nico': 'x AQQ AQQQ',
  'NO VOY as Nico, and sure': 'x ACC AWWw',
  'DESHACER as Nico': 'x AQQ AQQQ',
  'VOY as Beto': 'x QAQ QAQQ',
  'NO VOY as Beto, and sure': 'x CAC WAWW',
  'NO SÉ as Caro': 'x CCC CCCC',
  'VOY for Beto': 'x AAQ QAQQ',
  'NO VOY for Beto': 'x QAQ QAQQ',
  'NO VOY for Caro': 'x AAQ QQQQ',
  'VOY as one who was deleted': 'x QQQ QQQQ',
  'VOY as a guest': 'x QQQ QQQQ',
  'VOY as a player of another list': 'x QQQ QQQQ',
  'VOY as a player of another organiser': 'x QQQ QQQQ',
  'a guest of Nico': 'x GQQ GQQQ',
  'a guest of Beto, who does not come': 'x QQQ QQQQ',
  'the guest of Nico goes': 'x GQQ GQQQ',
  'the name is forgotten': 'x FFf FFfF',
} as const;
export type OperationName = keyof typeof RULES;

type Asking = {
  is: Standing;
  /** Whose own link the request comes by: it takes the name, whichever device holds it. */
  own?: { of: 'Nico' | 'Beto' | null };
  /** The row of the device is there, and too old. */
  isExpired?: boolean;
};

export function outcomeOf(operation: OperationName, { is, own, isExpired }: Asking): Outcome {
  const letters = RULES[operation].replaceAll(' ', '');
  const letter = letters[STANDINGS.indexOf(is)] as keyof typeof OUTCOMES;
  if (own?.of && operation.includes(` as ${own.of}`) && letter !== 'A') return OUTCOMES.C;
  return OUTCOMES[letter === 'f' && isExpired ? 'F' : letter];
}
