import type { GroupPage, ShownClaim, ShownQuestion } from '@picadito/domain';
import { Forget } from './device.tsx';
import { Frame } from './frame.tsx';
import { PageForm } from './page-form.tsx';
import { claimText, claimQuestionText, deniedText, isGoing, questionText } from './sentences.ts';
import { personOf, type Visitor } from './visitor.ts';
import { whenOf } from './when.ts';

type Props = { page: GroupPage; path: string | null };

/** Tells a device that claims a name how the name becomes its own. Renders nothing without an open claim. */
export function ClaimNote({ claim, isStrict }: GroupPage) {
  if (!claim || claim.isDenied) return null;
  return (
    <Frame color="frame-line">
      <p>{claimText(claim.name, isStrict)}</p>
    </Frame>
  );
}

/**
 * Tells a device whose claim to a name was denied that it was, and lets it drop the claim. Renders nothing for any
 * other device.
 */
export function Denied({ page: { claim }, path }: Props) {
  if (!claim?.isDenied) return null;
  return (
    <Frame color="frame-danger">
      <p>{deniedText(claim.name)}</p>
      <Forget path={path}>No soy yo</Forget>
    </Frame>
  );
}

/**
 * Shows the owner's device of a name the questions about other devices that claim the name, and about answers and
 * guests that others have sent for its player. Renders nothing on other devices.
 */
export function Questions({ page, path, visitor }: Props & { visitor: Visitor | null }) {
  if (!visitor?.ownsName) return null;
  return (
    <>
      {page.claims.map((claim) => (
        <ClaimQuestion key={claim.key} {...{ claim, page, path }} />
      ))}
      {page.questions.map((question) => (
        <AnswerQuestion key={question.key} {...{ question, page, path }} />
      ))}
    </>
  );
}

function ClaimQuestion({ claim, page, path }: Props & { claim: ShownClaim }) {
  const { headline, more } = claimQuestionText(claim, isInMatch(page, page.next));
  return (
    <Frame color="frame-coin">
      <h2 className="font-display text-d3 text-balance">{headline}</h2>
      {more && <p>{more}</p>}
      <PageForm
        to={path && `${path}/claim`}
        fields={{ claim: claim.key }}
        className="flex flex-wrap gap-2 pt-1"
      >
        <Decision yes="SÍ, SOY YO" no="NO" isYesFirst />
      </PageForm>
    </Frame>
  );
}

function AnswerQuestion({ question, page, path }: Props & { question: ShownQuestion }) {
  const match = [page.next, page.later].find((one) => one?.key === question.match) ?? null;
  const isIn = isInMatch(page, match);
  return (
    <Frame color="frame-coin">
      <h2 className="font-display text-d3 text-balance">{questionText(question, isIn)}</h2>
      {match !== null && match === page.later && <p>{whenOf(match)}</p>}
      <PageForm
        to={path && `${path}/drop-out`}
        fields={{ proposal: question.key }}
        className="flex flex-wrap gap-2 pt-1"
      >
        <Decision {...decisionOf(question, isIn)} />
      </PageForm>
    </Frame>
  );
}

function isInMatch({ me }: GroupPage, match: GroupPage['next']): boolean {
  const person = me ? personOf(match, me.key) : undefined;
  return person !== undefined && isGoing(person);
}

type DecisionProps = { yes: string; no: string; isYesFirst: boolean };

/**
 * Returns the labels of the two buttons, and whether the 'sí' comes first. The button that keeps the player in the
 * match, or adds the player or guest, comes first.
 */
function decisionOf(question: ShownQuestion, isIn: boolean): DecisionProps {
  if (question.kind === 'guest') return { yes: 'SÍ', no: 'NO', isYesFirst: true };
  const no = isIn ? 'NO, SIGO' : 'NO';
  if (question.answer === 'voy') return { yes: 'SÍ, VOY', no: 'NO', isYesFirst: true };
  if (question.answer === 'nose') return { yes: 'SÍ, NO SÉ', no, isYesFirst: false };
  return { yes: isIn ? 'SÍ, ME BAJO' : 'SÍ, NO VOY', no, isYesFirst: false };
}

function Decision({ yes, no, isYesFirst }: DecisionProps) {
  const both = [
    { value: 'si', label: yes },
    { value: 'no', label: no },
  ];
  const ordered = isYesFirst ? both : both.toReversed();
  return ordered.map(({ value, label }, at) => (
    <button key={value} className={at === 0 ? 'key key-go' : 'key'} name="answer" value={value}>
      {label}
    </button>
  ));
}
