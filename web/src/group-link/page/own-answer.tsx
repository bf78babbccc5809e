import type { Given, ShownMatch, ShownPerson, SpokenAnswer } from '@picadito/domain';
import { AnswerButton, AnswerForm, type Target } from './answer-form.tsx';
import { Comment, CommentField } from './comment.tsx';
import { Frame, Time, Where } from './frame.tsx';
import { Headline } from './headline.tsx';
import { Score } from './places.tsx';
import { toldOf } from './sentences.ts';
import { Teams } from './teams.tsx';

type Props = {
  match: ShownMatch;
  person: ShownPerson;
  path: string | null;
  given: Given | null;
  /** To what the last answer can be taken back. */
  undo: SpokenAnswer | undefined;
};

/** The own answer, the largest thing on the page, and the buttons that change it. */
export function OwnAnswer({ match, person, path, given, undo }: Props) {
  const target = { path, match, player: person.key };
  const stored = GIVEN[person.state];
  const typed = given?.isForOther === false && given.comment !== '' ? given.comment : null;
  if (stored === null) return <Question {...{ target, person, typed }} />;
  const teams = person.state === 'in' ? match.teams : null;
  // its buttons say VOY: who is asked answers that first
  const isAsked = person.isAskedToday || person.askedUntil !== null;
  const comment = match.canAnswer && !isAsked && (
    <Comment {...{ target, typed }} answer={stored.answer} comment={person.comment ?? ''} />
  );
  return (
    <>
      <Frame color={teams ? 'frame-coin' : stored.frame}>
        <Standing match={match} person={person} />
        <div>
          <p>
            <Time event={match} />
          </p>
          <Where event={match} />
        </div>
        {!teams && comment}
      </Frame>
      {match.teams && <Teams teams={match.teams} own={person.name} />}
      {match.canAnswer && <Change target={target} person={person} />}
      {undo && (
        <AnswerForm target={target} fields={{ answer: undo, undo: 'si' }}>
          <button className="link">DESHACER</button>
        </AnswerForm>
      )}
      {teams && comment}
    </>
  );
}

function Standing({ match, person }: { match: ShownMatch; person: ShownPerson }) {
  const { headline, more } = toldOf(person, match);
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

type QuestionProps = { target: Target; person: ShownPerson; typed: string | null };

/** With the comment that was typed for an answer which was not stored. */
function Question({ target, person, typed }: QuestionProps) {
  const { canAnswer } = target.match;
  return (
    <>
      <Standing match={target.match} person={person} />
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

/** On the day of the match, and for a place in the last hours: one tap for each. */
function YesOrNo({ target, labels: [yes, no] }: { target: Target; labels: [string, string] }) {
  return (
    <AnswerForm target={target} className="flex flex-wrap gap-2">
      <AnswerButton answer="voy" label={yes} look="key-go" />
      <AnswerButton answer="no" label={no} />
    </AnswerForm>
  );
}

/** From what it is to what it may become; what another player has answered is confirmed first. */
function Change({ target, person }: { target: Target; person: ShownPerson }) {
  const { path, match } = target;
  const { state, addedBy, isAskedToday, askedUntil } = person;
  const isIn = state === 'in' || state === 'queued';
  const isAsked = isIn && addedBy !== null;
  if (askedUntil !== null) return <YesOrNo target={target} labels={['SÍ, ENTRO', 'NO PUEDO']} />;
  if (isAskedToday && !isAsked) return <YesOrNo target={target} labels={['SÍ', 'ME BAJO']} />;
  const choices: { answer: SpokenAnswer; label?: string; look?: string }[] = [
    ...(isAsked ? [{ answer: 'voy' as const, label: 'SÍ', look: 'key-go' }] : []),
    ...(isIn ? [] : [{ answer: 'voy' as const, look: 'key-go' }]),
    ...(isIn ? [{ answer: 'no' as const, label: isAsked ? 'NO VOY' : 'ME BAJO' }] : []),
    ...(state === 'maybe' ? [{ answer: 'no' as const }] : []),
    ...(state === 'maybe' || match.isClosed ? [] : [{ answer: 'nose' as const }]),
  ];
  return (
    <AnswerForm target={target} className="flex flex-wrap gap-2">
      {choices.map((choice) => (
        <AnswerButton key={choice.answer} {...choice} />
      ))}
      {state === 'in' && path !== null && (
        <a className="key" href={`${path}/calendar/${match.key}`} download="partido.ics">
          AL CALENDARIO
        </a>
      )}
    </AnswerForm>
  );
}
