/*
 * States what each device may do by a group link. A link that does not work allows nothing. A device answers for its
 * own name, and for others unless the list is strict. A device without a name takes a free one; for a name that another
 * device owns, the page asks '¿Sos vos?'. A device that says SÍ claims that name, and its answer waits for a decision.
 */

/**
 * The possible outcomes of a request, by letter: the status for a request in JSON or as a form, and the tables that
 * change.
 */
export const OUTCOMES = {
  /** The link does not work. */
  x: { json: 404, form: 404, must: [], may: [] },
  /** The reply is the page, and nothing is stored. */
  r: { json: 200, form: 200, must: [], may: [] },
  /** The request is refused or has to be confirmed; nothing is stored. */
  Q: { json: 409, form: 409, must: [], may: [] },
  /**
   * The device answers for a name that another device owns. The page asks '¿Sos vos?' and sets a cookie; nothing is
   * stored.
   */
  H: { json: 409, form: 409, must: [], may: [], hasCookie: true },
  /** The answer is stored. */
  A: { json: 200, form: 303, must: ['answers'], may: ['devices'] },
  /** The device becomes the owner of the name, and the answer is stored. */
  C: { json: 200, form: 303, must: ['answers', 'devices'], may: [] },
  /** The device claims the name. Its answer is stored as a proposal, which waits for the decision on the claim. */
  K: {
    json: 200,
    form: 303,
    must: ['devices', 'proposals'],
    may: [],
    isWithoutAnswer: true,
  },
  /** A claim to the device's name is accepted or rejected. */
  D: { json: 200, form: 303, must: ['devices'], may: [], isWithoutAnswer: true },
  /** The request has no further effect, because its effect was proposed or done before. */
  w: { json: 200, form: 303, must: [], may: ['devices'], isWithoutAnswer: true },
  /** A guest comes or leaves. */
  G: { json: 200, form: 303, must: ['guests', 'players'], may: ['devices'] },
  /** A proposal is stored or withdrawn. The organiser or another device decides on it. */
  P: { json: 200, form: 303, must: ['proposals'], may: ['devices'], isWithoutAnswer: true },
  /** A player's score of the match is stored. */
  S: { json: 200, form: 303, must: ['score_proposals'], may: ['devices'], isWithoutAnswer: true },
  /** A vote is stored. */
  V: { json: 200, form: 303, must: ['figura_votes'], may: ['devices'], isWithoutAnswer: true },
  /** The claim of a player to have paid is stored. */
  M: { json: 200, form: 303, must: ['money_claims'], may: ['devices'], isWithoutAnswer: true },
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
  /** Tables whose rows must change (`must`), and tables whose rows may change in addition (`may`). */
  must: readonly string[];
  may: readonly string[];
  /** True if the request must change neither answers nor attendance. */
  isWithoutAnswer?: boolean;
  /** True if the reply sets the cookie of the device although nothing is stored. */
  hasCookie?: boolean;
};

/**
 * Situations in which a request can be sent, in the order of the letters in `RULES`. The first is a link that does not
 * work. The next four are devices that own Nico's name, own Beto's name, claim Nico's name, or own none. The last four
 * are the same kinds of device on a list in strict mode.
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
 * The expected outcome of each operation, as one letter of `OUTCOMES` for each entry of `STANDINGS`. Nico says VOY and
 * has a guest; Beto says NO SÉ. Caro has not answered, and no device owns Caro's name. Edu has proposed that Nico drops
 * out, and Beto has said VOY for Fede.
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
  'a payment as Nico': 'x MQQQ MQQQ',
  'a payment as Beto, who owes nothing': 'x QQQQ QQQQ',
  'whether it gets notices': 'x rrrr rrrr',
  'notices to the device': 'x NNQQ NNQQ',
  'no notices to the device': 'x rrrr rrrr',
  'the name is forgotten': 'x FFFf FFFf',
} as const;
export type OperationName = keyof typeof RULES;

/** Operations that withdraw what the device has proposed. */
const TAKEN_BACK: readonly OperationName[] = [
  'what was proposed is withdrawn',
  'the name is forgotten',
];

/**
 * Outcomes of operations on a match that is over, for requests by the personal link of the player. The sending device
 * need not own the name in this case.
 */
const SAID_AFTER: Partial<Record<OperationName, 'S' | 'V' | 'M' | 'Q'>> = {
  'the score as Nico': 'S',
  'a vote as Nico': 'V',
  'a vote as Beto': 'V',
  'a payment as Nico': 'M',
  'a payment as Beto, who owes nothing': 'Q',
};

type Asking = {
  is: Standing;
  /**
   * The player to whom the personal link of the request belongs; null if the link does not work. A device that uses the
   * link becomes the owner of the player's name, even if another device owns it.
   */
  own?: { of: 'Nico' | 'Beto' | null };
  /** True if the device's row is past its lifetime, but the cleanup has not deleted it yet. */
  isExpired?: boolean;
  /** True if the device became the owner of its name after the survey was opened. */
  isLate?: boolean;
  /** True if the device has proposed a newcomer. It has to withdraw this proposal before it can make another. */
  hasProposed?: boolean;
  /**
   * True for a device that no longer owns Beto's name, and said VOY for Fede while it did. No device owns Fede's name.
   */
  hasWrittenDown?: boolean;
  /** True if the request has a cookie with the form of a device token. Undefined counts as true. */
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
  // A browser that does not return its cookie cannot claim a name, so its answer becomes a proposal.
  if (letter === 'K' && device.hasCookie === false) return OUTCOMES.P;
  return OUTCOMES[letter === 'f' && device.isExpired ? 'F' : letter];
}
