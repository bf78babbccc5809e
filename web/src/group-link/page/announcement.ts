import { nameTakenSentence, type PageMessage, type GroupPage } from '@picadito/domain';
import { saidText } from './played/played-text.ts';
import {
  claimQuestionText,
  deniedText,
  isGoing,
  missingText,
  newcomerText,
  questionText,
  sentText,
  answerText,
} from './sentences.ts';
import {
  canTakeBack,
  isOwnName,
  personOf,
  sentAbout,
  takenOutText,
  visitorOf,
  waitingAnswer,
  type Visitor,
} from './visitor.ts';

/**
 * Returns the attributes of `main` that the page's script reads. `data-said` is the text that screen readers announce
 * once the page has changed. `data-asks` is present while the page shows a question or a text that a reload would lose,
 * so the script does not replace it.
 */
export function announcementOf(page: GroupPage): { 'data-said': string; 'data-asks'?: '' } {
  const { asked, played } = page;
  const visitor = visitorOf(page);
  const isOnce = asked !== null && givesBack(asked);
  const parts = [saidText(played), ...questionTexts(page, visitor), ...sentences(page, visitor)];
  return {
    'data-said': parts.filter((part) => part !== '').join(' '),
    ...(isOnce && { 'data-asks': '' }),
  };
}

/**
 * Returns the texts of the questions to the device that owns a name, which the page shows first; empty on every other
 * device.
 */
function questionTexts({ next, later, claims, questions }: GroupPage, visitor: Visitor | null) {
  if (!visitor?.ownsName) return [];
  const isIn = (match: GroupPage['next']) => {
    const person = personOf(match, visitor.key);
    return person !== undefined && isGoing(person);
  };
  return [
    ...claims.flatMap((claim) => Object.values(claimQuestionText(claim, isIn(next)))),
    ...questions.map((question) =>
      questionText(question, isIn(question.match === later?.key ? later : next)),
    ),
  ];
}

function sentences(page: GroupPage, visitor: Visitor | null): string[] {
  const { asked, next, claim, sent } = page;
  if (asked?.kind === 'held') return [nameTakenSentence(asked)];
  if (asked && 'sentence' in asked) return [asked.sentence];
  const newcomer = sent.find(({ kind }) => kind === 'newcomer');
  const denied = claim?.isDenied ? [deniedText(claim.name)] : [];
  if (newcomer && !visitor) return [...denied, newcomerText(newcomer)];
  if (!next) return [...denied, 'Todavía no hay próximo partido'];
  const person = visitor ? personOf(next, visitor.key) : undefined;
  const waiting = waitingAnswer(page, next, visitor);
  const notices = sentAbout(page, next).flatMap((one) =>
    one === waiting ? [] : [sentText(one, isOwnName(page, one.player))],
  );
  if (!person) return [...denied, ...notices, missingText(next)];
  const hasAnswered = canTakeBack(page, next, person.key);
  const takenOut = takenOutText(page, next, person.key);
  const { headline, more } = answerText(person, next, { hasAnswered, waiting, takenOut });
  return [headline, more, ...notices, ...denied];
}

/** Tells whether the page shows again what the visitor has typed or tapped, because the server has not stored it. */
const givesBack = (asked: PageMessage) => {
  if (asked.kind === 'name-chosen' || asked.kind === 'forgotten') return false;
  if (asked.kind === 'played') return asked.typed !== null;
  return !('given' in asked) || asked.given !== null;
};
