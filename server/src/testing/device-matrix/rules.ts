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
  /** It has been asked or done already. */
  w: { json: 200, form: 303, must: [], may: ['devices'], isWithoutAnswer: true },
  /** A guest comes, or goes. */
  G: { json: 200, form: 303, must: ['guests', 'players'], may: ['devices'] },
  /** What others are to decide is stored, or taken back. */
  P: { json: 200, form: 303, must: ['proposals'], may: ['devices'], isWithoutAnswer: true },
  /** How the match ended, as a player of it says. */
  S: { json: 200, form: 303, must: ['score_proposals'], may: ['devices'], isWithoutAnswer: true },
  /** A vote, of which also the devices tell nothing. */
  V: { json: 200, form: 303, must: ['figura_votes'], may: ['devices'], isWithoutAnswer: true },
  /** What a player says of the others is stored, apart from who has said it. */
  T: {
    json: 200,
    form: 303,
    must: ['surveys', 'survey_devices', 'survey_opinions'],
    may: [],
    isWithoutAnswer: true,
  },
  /** The device holds, or asks for, no name any more. */
  F: { json: 200, form: 303, must: ['devices'], may: [], isWithoutAnswer: true },
  /** It gets notices. */
  N: {
    json: 200,
    form: 200,
    must: [],
    may: ['devices', 'notice_watches', 'noticed_matches'],
    isWithoutAnswer: true,
  },
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

/** By operation, a letter for each standing. Nico says VOY and has a guest, Beto does not know, Caro has said nothing and holds no device; Edu has proposed that Nico drops out. */
export const RULES = {
  'the page': 'x rrr rrrr',
  'the page, with a name tapped': 'x rrr rrrr',
  'a match for the calendar': 'x rrr rrrr',
  'the stream': 'x rrr rrrr',
  'the survey': 'x rrr rrrr',
  'the opinions of Nico': 'x TQQ TQQQ',
  'the opinions of Caro': 'x QQQ QQQQ',
  'NO VOY as Nico': 'x AQQ AQQQ',
  'NO VOY as Nico, and sure': 'x ACC AWWw',
  'DESHACER as Nico': 'x AQQ AQQQ',
  'VOY as Beto': 'x QAQ QAQQ',
  'NO VOY as Beto, and sure': 'x CAC WAWW',
  'NO SÉ as Caro': 'x CCC CCCC',
  'VOY for Beto': 'x AAQ QAQQ',
  'NO VOY for Beto': 'x PAQ QAQQ',
  'NO SÉ for Beto': 'x QwQ QwQQ',
  'NO VOY for Caro': 'x AAQ QQQQ',
  'VOY as one who was deleted': 'x QQQ QQQQ',
  'VOY as a guest': 'x QQQ QQQQ',
  'VOY as a player of another list': 'x QQQ QQQQ',
  'VOY as a player of another organiser': 'x QQQ QQQQ',
  'a guest of Nico': 'x GQQ GQQQ',
  'a guest of Beto, who does not come': 'x QQQ QQQQ',
  'the guest of Nico goes': 'x GQQ GQQQ',
  'a newcomer': 'x QQP QQPQ',
  'what was proposed is withdrawn': 'x www wwww',
  'Nico drops out, as Edu says': 'x AQQ AQQQ',
  'the score as Nico': 'x SQQ SQQQ',
  'a vote as Nico': 'x VQQ VQQQ',
  'a vote as Beto': 'x QVQ QVQQ',
  'a vote as Caro': 'x QQQ QQQQ',
  'whether it gets notices': 'x rrr rrrr',
  'notices to the device': 'x NNQ NNQQ',
  'no notices to the device': 'x rrr rrrr',
  'the name is forgotten': 'x FFf FFfF',
} as const;
export type OperationName = keyof typeof RULES;

/** By which a device's proposal is no more. */
const TAKEN_BACK: readonly OperationName[] = [
  'what was proposed is withdrawn',
  'the name is forgotten',
];

/** What a player says of a match that was played, also by the own link. */
const SAID_AFTER: Partial<Record<OperationName, 'S' | 'V'>> = {
  'the score as Nico': 'S',
  'a vote as Nico': 'V',
  'a vote as Beto': 'V',
};

type Asking = {
  is: Standing;
  /** Whose own link the request comes by: it takes the name, whichever device holds it. */
  own?: { of: 'Nico' | 'Beto' | null };
  /** The row of the device is there, and too old. */
  isExpired?: boolean;
  /** The device has held the name since after the survey was opened. */
  isLate?: boolean;
  /** The device has proposed something: it proposes nothing more before that is taken back. */
  hasProposed?: boolean;
};

export function outcomeOf(operation: OperationName, { is, own, ...device }: Asking): Outcome {
  const letters = RULES[operation].replaceAll(' ', '');
  const letter = letters[STANDINGS.indexOf(is)] as keyof typeof OUTCOMES;
  const isOwn = own?.of ? operation.includes(` as ${own.of}`) : false;
  if (isOwn && SAID_AFTER[operation]) return OUTCOMES[SAID_AFTER[operation]];
  if (isOwn && letter !== 'A') return OUTCOMES.C;
  if (device.isLate && operation === 'the opinions of Nico') return OUTCOMES.Q;
  if (device.hasProposed && operation === 'a newcomer') return OUTCOMES.Q;
  if (device.hasProposed && TAKEN_BACK.includes(operation)) return OUTCOMES.P;
  return OUTCOMES[letter === 'f' && device.isExpired ? 'F' : letter];
}
