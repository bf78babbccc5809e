import {
  nameTakenSentence,
  type PageMessage,
  type FormContent,
  type ShownMatch,
} from '@picadito/domain';
import { AnswerButton, AnswerForm } from './page-form.tsx';
import { Frame } from './frame.tsx';
import { Headline } from './headline.tsx';

type Props = {
  asked: PageMessage;
  match: ShownMatch | null;
  path: string | null;
};

/**
 * Shows the server's question or message about the form that the visitor has just sent. It is above the visitor's
 * answer, because the last tap led to it. Renders nothing if a name was only chosen.
 */
export function ServerMessage({ asked, match, path }: Props) {
  if (asked.kind === 'held') return <NameTaken {...{ asked, match, path }} />;
  if (asked.kind === 'changed' || asked.kind === 'taken-out')
    return <AskedAgain {...{ asked, match, path }} />;
  if (asked.kind === 'name-chosen') return null;
  const isStored = asked.kind === 'forgotten';
  return (
    <Frame color={isStored ? 'frame-coin' : 'frame-danger'}>
      <p role="alert" className={isStored ? 'font-bold' : 'font-bold text-danger'}>
        {asked.sentence}
      </p>
    </Frame>
  );
}

type NameTakenProps = Props & { asked: PageMessage & { kind: 'held' } };

function NameTaken({ asked, match, path }: NameTakenProps) {
  const { name, given } = asked;
  return (
    <Frame color="frame-coin">
      <Headline look="text-d2">{nameTakenSentence(asked)}</Headline>
      {asked.isStrict && (
        <p>Acá cada uno contesta por sí mismo. Si sos vos, avisale con un toque:</p>
      )}
      {match && (
        <AnswerForm
          target={{ path, match, player: given.player }}
          fields={{ ...choiceFields(given), answer: given.answer, soy: 'si' }}
          className="flex pt-1"
        >
          <button className="key key-go key-large">SÍ, SOY {name.toUpperCase()}</button>
        </AnswerForm>
      )}
      <a className="key" data-here="" href={path ?? undefined}>
        No, me confundí
      </a>
    </Frame>
  );
}

type AskedAgainProps = Props & { asked: PageMessage & { kind: 'changed' | 'taken-out' } };

/**
 * Asks for the answer again, because the match has passed, its date, time or place has changed since the page was
 * rendered, or the organiser has taken the player out. A typed comment is sent again with the new answer.
 */
function AskedAgain({ asked: { kind, sentence, given }, match, path }: AskedAgainProps) {
  return (
    <Frame color="frame-coin">
      <Headline look="text-d2">{sentence}</Headline>
      {match && (
        <AnswerForm
          target={{ path, match, player: given.player }}
          fields={{ ...choiceFields(given), ...(kind === 'taken-out' && { anyway: 'si' }) }}
          className="flex flex-wrap gap-2 pt-1"
        >
          {given.isForOther ? (
            <AnswerButton answer={given.answer} {...FOR_OTHER[given.answer]} />
          ) : (
            <>
              <AnswerButton answer="voy" look={LARGE} />
              <AnswerButton answer="no" />
              <AnswerButton answer="nose" />
            </>
          )}
        </AnswerForm>
      )}
    </Frame>
  );
}

const LARGE = 'key-go key-large basis-full';
const FOR_OTHER = { voy: { look: LARGE }, no: { label: 'NO VA' }, nose: {} } as const;

function choiceFields({ comment, isForOther }: FormContent): { comment?: string; other?: 'si' } {
  return { ...(comment && { comment }), ...(isForOther && { other: 'si' }) };
}
