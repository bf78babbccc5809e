import type { FormContent, ShownMatch, ShownPerson, SpokenAnswer } from '@picadito/domain';
import { AnswerButton, AnswerForm, type Target, PageForm } from './page-form.tsx';
import { Comment, CommentField } from './comment.tsx';
import { Frame, Time, Where } from './frame.tsx';
import { Headline } from './headline.tsx';
import { Score } from './places.tsx';
import { Withdraw } from './proposals.tsx';
import { isGoing, answerText, type SentAnswer, type PageText } from './sentences.ts';
import { Teams } from './teams.tsx';
import { canTakeBack, takenOutText, waitingAnswer, type OfMatch, type Visitor } from './visitor.ts';

type Props = OfMatch & {
  visitor: Visitor;
  person: ShownPerson;
  given: FormContent | null;
};

/**
 * Shows the visitor's answer, with buttons that change it while answers are accepted. Without an answer it asks for
 * one.
 */
export function OwnAnswer({ match, page, path, visitor, person, given }: Props) {
  const target = { path, match, player: person.key };
  const stored = GIVEN[person.state];
  const typed = given?.isForOther === false && given.comment !== '' ? given.comment : null;
  const waiting = waitingAnswer(page, match, visitor);
  const hasAnswered = canTakeBack(page, match, person.key);
  const takenOut = takenOutText(page, match, person.key);
  const fields = takenOut === undefined ? {} : ({ anyway: 'si' } as const);
  const text = answerText(person, match, { hasAnswered, waiting, takenOut });
  if (stored === null && !waiting) return <Question {...{ target, fields, person, typed, text }} />;
  const shown = match.teams && <Teams teams={match.teams} own={person.name} />;
  const team = person.state === 'in' && shown;
  const isSettled = waiting || (hasAnswered && person.movedFrom === null);
  const question = isSettled ? null : questionTo(person, match);
  // A device that only claims the name can comment on its own VOY only.
  const mayComment = visitor.isClaim ? hasAnswered && !waiting : question === null;
  const comment = match.canAnswer && mayComment && stored && (
    <Comment {...{ target, typed }} answer={stored.answer} comment={person.comment ?? ''} />
  );
  const isTeamFirst = team && question === null;
  return (
    <>
      <Frame color={waiting || team ? 'frame-coin' : (stored?.frame ?? 'frame-line')}>
        <OwnState {...{ match, person, text }} isWaiting={waiting !== undefined} />
        <div>
          <p>
            <Time event={match} />
          </p>
          <Where event={match} />
        </div>
        {waiting && <Withdraw sent={page.sent} path={path} />}
        {!team && comment}
      </Frame>
      {isTeamFirst && shown}
      {match.canAnswer && <Choices {...{ target, fields, person, question, waiting }} />}
      <TakeBack {...{ match, page, path, visitor, hasAnswered }} />
      {team && comment}
      {!isTeamFirst && shown}
    </>
  );
}

type TakeBackProps = Omit<Props, 'person' | 'given'> & { hasAnswered: boolean };

/**
 * Button DESHACER. On the device that owns the name it restores the player's previous answer; on a device that only
 * claims the name it takes back the VOY that this device gave. Renders nothing where nothing can be undone.
 */
function TakeBack({ match, page, path, visitor, hasAnswered }: TakeBackProps) {
  const { key: player, ownsName } = visitor;
  const undo = page.undo.find(({ key }) => ownsName && key === match.key);
  if (undo)
    return (
      <AnswerForm target={{ path, match, player }} fields={{ answer: undo.answer, undo: 'si' }}>
        <button className="link">DESHACER</button>
      </AnswerForm>
    );
  if (!hasAnswered) return null;
  return (
    <PageForm to={path && `${path}/take-back`} fields={{ match: match.key, player }}>
      <button className="link">DESHACER</button>
    </PageForm>
  );
}

type OwnStateProps = Pick<Props, 'match' | 'person'> & { text: PageText; isWaiting?: boolean };

function OwnState({ match, person, text: { headline, more }, isWaiting = false }: OwnStateProps) {
  return (
    <>
      {person.state === 'in' && !match.teams && <Score match={match} />}
      <Headline>{headline}</Headline>
      {more && <p className={isWaiting ? 'font-bold' : undefined}>{more}</p>}
    </>
  );
}

/**
 * Maps a player's state to the answer that stands for it and to the colour of its frame; null for a player without an
 * answer.
 */
const GIVEN = {
  in: { answer: 'voy', frame: 'frame-grass' },
  queued: { answer: 'voy', frame: 'frame-coin' },
  maybe: { answer: 'nose', frame: 'frame-coin' },
  out: { answer: 'no', frame: 'frame-line' },
  silent: null,
} as const;

/**
 * Type of the hidden fields of the answer form. `anyway` is for a player whom the organiser has taken out: the page
 * says so, and the answer is stored all the same. For all other players `fields` is empty.
 */
type TakenOut = { fields: { anyway?: 'si' } };

type QuestionProps = TakenOut & {
  target: Target;
  person: ShownPerson;
  typed: string | null;
  text: PageText;
};

/**
 * Asks a player who has not answered for an answer. `typed` is a comment that came with an answer which the server did
 * not store; the field shows it again.
 */
function Question({ target, fields, person, typed, text }: QuestionProps) {
  const { canAnswer } = target.match;
  return (
    <>
      <OwnState match={target.match} {...{ person, text }} />
      {canAnswer && (
        <AnswerForm target={target} fields={fields} className="flex flex-col gap-2">
          {typed && <CommentField match={target.match.key} value={typed} />}
          <AnswerButton answer="voy" look="key-go key-large" />
          <div className="flex flex-wrap gap-2">
            <AnswerButton answer="no" />
            {!target.match.isClosed && <AnswerButton answer="nose" />}
          </div>
        </AnswerForm>
      )}
      {target.match.teams && <Teams teams={target.match.teams} own={person.name} />}
    </>
  );
}

/** Type of a button for an answer. With `isFolded` the button is inside the part that CAMBIAR unfolds. */
type Choice = { answer: SpokenAnswer; label?: string; look?: string; isFolded?: true };

/**
 * Returns the buttons for the most urgent question to the player, or null when there is no question. The questions are,
 * in this order: whether to take a free place in the last hours, whether to come at another day, time or place, whether
 * an answer that another player or device gave is right, and on the day of the match whether the player is still
 * coming.
 */
function questionTo(person: ShownPerson, { isClosed }: ShownMatch): Choice[] | null {
  const { addedBy, isFromOtherDevice, isAskedToday, askedUntil, movedFrom } = person;
  const yes = { answer: 'voy', label: 'SÍ', look: 'key-go key-large basis-full' } as const;
  if (askedUntil !== null)
    return [
      { ...yes, label: 'SÍ, ENTRO' },
      { answer: 'no', label: 'NO PUEDO' },
    ];
  if (movedFrom !== null) return [yes, { answer: 'no', label: 'ME BAJO' }];
  if ((addedBy !== null || isFromOtherDevice) && isGoing(person))
    return [
      yes,
      { answer: 'no', isFolded: true },
      ...(isClosed ? [] : [{ answer: 'nose', isFolded: true } as const]),
    ];
  return isAskedToday ? [yes, { answer: 'no', label: 'ME BAJO' }] : null;
}

/**
 * Returns a button for every answer that the player can give, except the current one and the one that waits to be
 * accepted.
 */
function choicesOf(
  person: ShownPerson,
  { isClosed }: ShownMatch,
  waiting: SentAnswer | undefined,
): Choice[] {
  const all: Choice[] = [
    { answer: 'voy', look: 'key-go' },
    { answer: 'no', ...(isGoing(person) && { label: 'ME BAJO' }) },
    ...(isClosed ? [] : [{ answer: 'nose' } as const]),
  ];
  return all.filter(
    ({ answer }) => answer !== GIVEN[person.state]?.answer && answer !== waiting?.answer,
  );
}

type ChoicesProps = TakenOut & {
  target: Target;
  person: ShownPerson;
  question: Choice[] | null;
  waiting: SentAnswer | undefined;
};

function Choices({ target, fields, person, question, waiting }: ChoicesProps) {
  const { path, match } = target;
  const choices = question ?? choicesOf(person, match, waiting);
  const folded = choices.filter(({ isFolded }) => isFolded);
  return (
    <AnswerForm target={target} fields={fields} className="flex flex-wrap gap-2">
      <Buttons of={choices.filter(({ isFolded }) => !isFolded)} />
      {folded.length > 0 && (
        <details id={`change-${match.key}`} className="grow">
          <summary className="key">CAMBIAR</summary>
          <div className="mt-2 flex flex-wrap gap-2">
            <Buttons of={folded} />
          </div>
        </details>
      )}
      {person.state === 'in' && !waiting && path !== null && (
        <a className="key" href={`${path}/calendar/${match.key}`} download="partido.ics">
          AGREGAR AL CALENDARIO
        </a>
      )}
    </AnswerForm>
  );
}

function Buttons({ of }: { of: readonly Choice[] }) {
  return of.map(({ answer, label, look }) => (
    <AnswerButton key={answer} answer={answer} {...(label && { label })} {...(look && { look })} />
  ));
}
