import { editDistance } from './edit-distance.ts';
import { isNickname } from './nicknames.ts';

/** How well a word as typed fits a word of a name; 0: not at all. */
export const FIT = {
  exact: 8,
  nickname: 5,
  beginning: 4,
  initial: 3,
  sound: 3,
  slip: 2,
  ending: 1,
} as const;

const BEGINNING_MIN = 3;
const LONG_WORD = 7;
const SLIP_MIN = 4;

/** As it is meant to be written: whole, short, or its beginning. Both plain. */
export function plainFit(word: string, part: string): number {
  if (word === part) return FIT.exact;
  if (isNickname(word, part)) return FIT.nickname;
  return word.length >= BEGINNING_MIN && part.startsWith(word) ? FIT.beginning : 0;
}

/** By its sound, or with a slip, two in long words; 'juancito' has the ending of Juan. */
export function looseFit(word: string, part: string): number {
  if (word.length >= BEGINNING_MIN && soundOf(word) === soundOf(part)) return FIT.sound;
  if (word.length < SLIP_MIN || part.length < SLIP_MIN) return 0;
  const most = part.length >= LONG_WORD ? 2 : 1;
  if (editDistance(word, part, most) <= most) return FIT.slip;
  return word.startsWith(part) || isDiminutive(word, part) ? FIT.ending : 0;
}

/** 'Turco' and 'Turquito' are one. */
function isDiminutive(word: string, part: string): boolean {
  const [stem, ofPart] = [word, part].map((one) =>
    soundOf(one).replace(/(?:it|ill|in)?[oa]?s?$/u, ''),
  );
  return stem === ofPart && (stem ?? '').length >= BEGINNING_MIN;
}

/** 'Kique' and 'Quique', 'Balentin' and 'Valentín', 'Sezar' and 'César' sound alike. */
function soundOf(word: string): string {
  return word
    .replaceAll(/qu(?=[ei])|c(?=[aourlt])|c$/gu, 'k')
    .replaceAll(/c(?=[ei])|z|x/gu, 's')
    .replaceAll('v', 'b')
    .replaceAll('ll', 'y')
    .replaceAll('ph', 'f')
    .replaceAll('h', '');
}
