/*
 * States what each device may do by a group link. A link that does not work allows nothing. A device answers for its
 * own name, and for others unless the list is strict. A device without a name takes a free one; for a name that another
 * device owns, the page asks '¿Sos vos?'. A device that says SÍ claims that name, and its answer waits for a decision.
 */

/** Holds the status of each outcome, and the tables that it changes. */
export const OUTCOMES = {
  /** The link does not work. */
  x: { json: 404, form: 404, must: [], may: [] },
  /** The reply is the page, and nothing is stored. */
  r: { json: 200, form: 200, must: [], may: [] },
  /** The request is refused or has to be confirmed; nothing is stored. */
  Q: { json: 409, form: 409, must: [], may: [] },
  /** The page asks '¿Sos vos?'; nothing is stored, and the device gets its cookie. */
  H: { json: 409, form: 409, must: [], may: [], hasCookie: true },
  /** The answer is stored. */
  A: { json: 200, form: 303, must: ['answers'], may: ['devices'] },
  /** The device takes the name, and the answer is stored. */
  C: { json: 200, form: 303, must: ['answers', 'devices'], may: [] },
  /** The device claims the name, and the answer waits. */
  K: {
    json: 200,
    form: 303,
    must: ['devices', 'proposals'],
    may: [],
    isWithoutAnswer: true,
  },
  /** A claim is decided. */
  D: { json: 200, form: 303, must: ['devices'], may: [], isWithoutAnswer: true },
  /** The same was proposed or done already, so nothing more is stored. */
  w: { json: 200, form: 303, must: [], may: ['devices'], isWithoutAnswer: true },
  /** A guest comes, or goes. */
  G: { json: 200, form: 303, must: ['guests', 'players'], may: ['devices'] },
  /** A proposal that others decide on is stored or withdrawn. */
  P: { json: 200, form: 303, must: ['proposals'], may: ['devices'], isWithoutAnswer: true },
  /** A player's score of the match is stored. */
  S: { json: 200, form: 303, must: ['score_proposals'], may: ['devices'], isWithoutAnswer: true },
  /** A vote is stored. */
  V: { json: 200, form: 303, must: ['figura_votes'], may: ['devices'], isWithoutAnswer: true },
  /** Opinions are stored, separately from the player who gave them. */
  T: {
    json: 200,
    form: 303,
    must: ['surveys', 'survey_devices', 'survey_opinions'],
    may: [],
    isWithoutAnswer: true,
  },
  /** The device no longer owns or claims a name. */
  F: { json: 200, form: 303, must: ['devices'], may: [], isWithoutAnswer: true },
  /** The device gets notices. */
  N: {
    json: 200,
    form: 200,
    must: [],
    may: ['devices', 'notice_watches', 'noticed_matches'],
    isWithoutAnswer: true,
  },
  /** The device owned no name, so nothing is stored. */
  f: { json: 200, form: 303, must: [], may: [] },
} as const satisfies Record<string, Outcome>;

type Outcome = {
  json: number;
  form: number;
  /** Lists the tables whose rows must change (`must`), and others whose rows may change (`may`). */
  must: readonly string[];
  may: readonly string[];
  /** Tells that neither answers nor attendance change. */
  isWithoutAnswer?: boolean;
  /** The reply sets the cookie of the device though nothing is stored. */
  hasCookie?: boolean;
};

/**
 * Lists the standings of a request: by a link that does not work; then by a device that owns Nico's or Beto's name,
 * claims Nico's, or owns none; and the same four in strict mode.
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
 * Holds the outcome of each operation, a letter for each standing. Nico says VOY and has a guest, Beto says NO SÉ, Caro
 * has said nothing and no device owns that name; Edu has proposed that Nico drops out, and Beto has said VOY for Fede.
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

/** Lists the operations that withdraw a device's proposal. */
const TAKEN_BACK: readonly OperationName[] = [
  'what was proposed is withdrawn',
  'the name is forgotten',
];

/** Holds the outcomes of operations on a played match, which a personal link allows too. */
const SAID_AFTER: Partial<Record<OperationName, 'S' | 'V'>> = {
  'the score as Nico': 'S',
  'a vote as Nico': 'V',
  'a vote as Beto': 'V',
};

type Asking = {
  is: Standing;
  /** Names the player of the personal link that the request uses: the link takes the name, whichever device owns it. */
  own?: { of: 'Nico' | 'Beto' | null };
  /** Tells that the row of the device is too old and not deleted yet. */
  isExpired?: boolean;
  /** Tells that the device has owned the name only since after the survey was opened. */
  isLate?: boolean;
  /** Tells that the device has proposed a newcomer: it can propose no other before it withdraws that one. */
  hasProposed?: boolean;
  /** Tells that the device has said VOY for Fede. */
  hasWrittenDown?: boolean;
  /** Tells whether the request has a cookie with the form of a device token. */
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
  // A browser that does not send its cookie back claims nothing, so its answer becomes a proposal.
  if (letter === 'K' && device.hasCookie === false) return OUTCOMES.P;
  return OUTCOMES[letter === 'f' && device.isExpired ? 'F' : letter];
}
