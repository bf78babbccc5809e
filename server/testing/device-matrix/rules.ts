/*
 * What each device gets by the link of a list. A link that does not work gives nothing. A device answers for its own name,
 * and for others where players do not answer alone. A device without a name takes a free one, and is asked for a held one:
 * with SÍ it claims that name, and what it answers then waits.
 */

/** What a reply says, and what is stored. */
export const OUTCOMES = {
  /** The link does not work. */
  x: { json: 404, form: 404, must: [], may: [] },
  /** The page, and nothing is stored. */
  r: { json: 200, form: 200, must: [], may: [] },
  /** Refused or asked again: nothing is stored. */
  Q: { json: 409, form: 409, must: [], may: [] },
  /** '¿Sos vos?': nothing is stored, and the device gets its cookie. */
  H: { json: 409, form: 409, must: [], may: [], hasCookie: true },
  /** The answer is stored. */
  A: { json: 200, form: 303, must: ['answers'], may: ['devices'] },
  /** The name is taken, and the answer stored. */
  C: { json: 200, form: 303, must: ['answers', 'devices'], may: [] },
  /** The name is claimed, and the answer waits. */
  K: {
    json: 200,
    form: 303,
    must: ['devices', 'proposals'],
    may: [],
    isWithoutAnswer: true,
  },
  /** A claim is decided. */
  D: { json: 200, form: 303, must: ['devices'], may: [], isWithoutAnswer: true },
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
  /** The reply sets the cookie of the device though nothing is stored. */
  hasCookie?: boolean;
};

/**
 * The standing of a request: without a link that works; then by the own name of its device, or as one that claims Nico's;
 * where others may answer, and in strict mode.
 */
export const STANDINGS = [
  'dead',
  'nico',
  'beto',
  'claim',
  'none',
  'strict nico',
  'strict beto',
  'strict claim',
  'strict none',
] as const;
export type Standing = (typeof STANDINGS)[number];

/**
 * By operation, a letter for each standing. Nico says VOY and has a guest, Beto does not know, Caro has said nothing and
 * no device owns that name; Edu has proposed that Nico drops out, and Beto has said VOY for Fede.
 */
export const RULES = {
  'the page': 'x rrrr rrrr',
  'the page, with a name tapped': 'x rrrr rrrr',
  'a match for the calendar': 'x rrrr rrrr',
  'the stream': 'x rrrr rrrr',
  'the survey': 'x rrrr rrrr',
  'the opinions of Nico': 'x TQQQ TQQQ',
  'the opinions of Caro': 'x QQQQ QQQQ',
  'NO VOY as Nico': 'x AHPH AHPH',
  'NO VOY as Nico, and sure': 'x AKPK AKPK',
  'DESHACER as Nico': 'x AHPH AHPH',
  'VOY as Beto': 'x HAHH HAHH',
  'NO VOY as Beto, and sure': 'x KAKK KAKK',
  'NO SÉ as Caro': 'x CCCC CCCC',
  'VOY for Beto': 'x PAQQ QAQQ',
  'NO VOY for Beto': 'x PAQQ QAQQ',
  'NO SÉ for Beto': 'x wwQQ QwQQ',
  'NO VOY for Caro': 'x AAQQ AAQQ',
  'VOY as one who was deleted': 'x QQQQ QQQQ',
  'VOY as a guest': 'x QQQQ QQQQ',
  'VOY as a player of another list': 'x QQQQ QQQQ',
  'VOY as a player of another organiser': 'x QQQQ QQQQ',
  'a guest of Nico': 'x GQPQ GQPQ',
  'a guest of Beto, who does not come': 'x QQQQ QQQQ',
  'the guest of Nico goes': 'x GQQQ GQQQ',
  'a newcomer': 'x QQQP QQQP',
  'what was proposed is withdrawn': 'x wwww wwww',
  'Nico drops out, as Edu says': 'x AQQQ AQQQ',
  'another device is Nico’s': 'x DQQQ QQQQ',
  'another device is not Nico’s': 'x DQQQ QQQQ',
  'the VOY of Beto for Fede is taken back': 'x QAQQ QAQQ',
  'the score as Nico': 'x SQQQ SQQQ',
  'a vote as Nico': 'x VQQQ VQQQ',
  'a vote as Beto': 'x QVQQ QVQQ',
  'a vote as Caro': 'x QQQQ QQQQ',
  'whether it gets notices': 'x rrrr rrrr',
  'notices to the device': 'x NNQQ NNQQ',
  'no notices to the device': 'x rrrr rrrr',
  'the name is forgotten': 'x FFFf FFFf',
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
  /** The device has owned the name since after the survey was opened. */
  isLate?: boolean;
  /** The device has proposed a newcomer: it proposes no other one before that is taken back. */
  hasProposed?: boolean;
  /** The device has written Fede down. */
  hasWrittenDown?: boolean;
  /** The request has a cookie that may be one of ours. */
  hasCookie?: boolean;
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
  if (device.hasWrittenDown && operation === 'the VOY of Beto for Fede is taken back')
    return OUTCOMES.A;
  // a browser whose cookie has not come back claims nothing
  if (letter === 'K' && device.hasCookie === false) return OUTCOMES.P;
  return OUTCOMES[letter === 'f' && device.isExpired ? 'F' : letter];
}
