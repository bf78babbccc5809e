import type { Given, ShownDropOut, ShownMatch, ShownPerson, SpokenAnswer } from '@picadito/domain';
import { AnswerButton, AnswerForm, type Target } from './answer-form.tsx';
import { Comment, CommentField } from './comment.tsx';
import { Frame, Time, Where } from './frame.tsx';
import { Headline } from './headline.tsx';
import { Score } from './places.tsx';
import { DropOutChoices } from './proposals.tsx';
import { isGoing, toldOf } from './sentences.ts';
import { Teams } from './teams.tsx';

type Props = {
  match: ShownMatch;
  person: ShownPerson;
  path: string | null;
  given: Given | null;
  /** To what the last answer can be taken back. */
  undo: SpokenAnswer | undefined;
  /** That another player says. */
  dropOut: ShownDropOut | undefined;
};

/** The own answer, the largest thing on the page, and the buttons that change it. */
export function OwnAnswer({ match, person, path, given, undo, dropOut }: Props) {
  const target = { path, match, player: person.key };
  const stored = GIVEN[person.state];
  const typed = given?.isForOther === false && given.comment !== '' ? given.comment : null;
  if (stored === null) return <Question {...{ target, person, typed, dropOut }} />;
  const shown = match.teams && <Teams teams={match.teams} own={person.name} />;
  const team = person.state === 'in' && shown;
  const isDroppedOut = dropOut !== undefined && isGoing(person);
  const question = isDroppedOut ? [] : questionTo(person, match);
  // its buttons say VOY: who is asked answers that first
  const comment = match.canAnswer && question === null && (
    <Comment {...{ target, typed }} answer={stored.answer} comment={person.comment ?? ''} />
  );
  const isTeamFirst = team && question === null;
  return (
    <>
      <Frame color={team ? 'frame-coin' : stored.frame}>
        <Standing {...{ match, person, dropOut }} />
        <div>
          <p>
            <Time event={match} />
          </p>
          <Where event={match} />
        </div>
        {!team && comment}
      </Frame>
      {isTeamFirst && shown}
      {isDroppedOut && <DropOutChoices {...{ dropOut, path }} />}
      {match.canAnswer && !isDroppedOut && <Choices {...{ target, person, question }} />}
      {undo && (
        <AnswerForm target={target} fields={{ answer: undo, undo: 'si' }}>
          <button className="link">DESHACER</button>
        </AnswerForm>
      )}
      {team && comment}
      {!isTeamFirst && shown}
    </>
  );
}

type StandingProps = Pick<Props, 'match' | 'person' | 'dropOut'>;

function Standing({ match, person, dropOut }: StandingProps) {
  const { headline, more } = toldOf(person, match, dropOut?.by);
  return (
    <>
      {person.state === 'in' && !match.teams && <Score match={match} />}
      <Headline>{headline}</Headline>
      {more && <p>{more}</p>}
    </>
  );
}

/** The answer that has led to a state, and the look of it. */
const GIVEN = {
  in: { answer: 'voy', frame: 'frame-grass' },
  queued: { answer: 'voy', frame: 'frame-coin' },
  maybe: { answer: 'nose', frame: 'frame-coin' },
  out: { answer: 'no', frame: 'frame-line' },
  silent: null,
} as const;

type QuestionProps = {
  target: Target;
  person: ShownPerson;
  typed: string | null;
  dropOut: ShownDropOut | undefined;
};

/** With the comment that was typed for an answer which was not stored. */
function Question({ target, person, typed, dropOut }: QuestionProps) {
  const { canAnswer } = target.match;
  return (
    <>
      <Standing match={target.match} {...{ person, dropOut }} />
      {canAnswer && (
        <AnswerForm target={target} className="flex flex-col gap-2">
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

/** `isFolded`: behind CAMBIAR. */
type Choice = { answer: SpokenAnswer; label?: string; look?: string; isFolded?: true };

/** What is answered before all else: for a place in the last hours, what another has answered, and on the day of the match. */
function questionTo(person: ShownPerson, { isClosed }: ShownMatch): Choice[] | null {
  const { addedBy, isAskedToday, askedUntil } = person;
  const yes = { answer: 'voy', label: 'SÍ', look: 'key-go key-large basis-full' } as const;
  if (askedUntil !== null)
    return [
      { ...yes, label: 'SÍ, ENTRO' },
      { answer: 'no', label: 'NO PUEDO' },
    ];
  if (addedBy !== null && isGoing(person))
    return [
      yes,
      { answer: 'no', isFolded: true },
      ...(isClosed ? [] : [{ answer: 'nose', isFolded: true } as const]),
    ];
  return isAskedToday ? [yes, { answer: 'no', label: 'ME BAJO' }] : null;
}

/** From what it is to what it may become. */
function choicesOf(person: ShownPerson, { isClosed }: ShownMatch): Choice[] {
  const { state } = person;
  return [
    isGoing(person) ? { answer: 'no', label: 'ME BAJO' } : { answer: 'voy', look: 'key-go' },
    ...(state === 'maybe' ? [{ answer: 'no' } as const] : []),
    ...(state === 'maybe' || isClosed ? [] : [{ answer: 'nose' } as const]),
  ];
}

type ChoicesProps = { target: Target; person: ShownPerson; question: Choice[] | null };

function Choices({ target, person, question }: ChoicesProps) {
  const { path, match } = target;
  const choices = question ?? choicesOf(person, match);
  const folded = choices.filter(({ isFolded }) => isFolded);
  return (
    <AnswerForm target={target} className="flex flex-wrap gap-2">
      <Buttons of={choices.filter(({ isFolded }) => !isFolded)} />
      {folded.length > 0 && (
        <details id={`change-${match.key}`} className="grow">
          <summary className="key">CAMBIAR</summary>
          <div className="mt-2 flex flex-wrap gap-2">
            <Buttons of={folded} />
          </div>
        </details>
      )}
      {person.state === 'in' && path !== null && (
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
