import { NAME_MAX, type GroupPage, type ShownMatch } from '@picadito/domain';
import { Frame } from './frame.tsx';
import { Headline } from './headline.tsx';
import { NameGrid, Names } from './names.tsx';
import { NameField, PageForm } from './page-form.tsx';
import { newcomerText, sentText } from './sentences.ts';
import { isOwnName, sentAbout, waitingAnswer, type OfMatch } from './visitor.ts';

type NewcomerProps = {
  match: ShownMatch;
  path: string | null;
  sent: GroupPage['sent'];
  /** Holds a name that was typed but not stored. */
  typed: string | null;
};

/**
 * Shows the names to choose from, and a line for a name that is not among them. Once a name has been sent, it says so.
 */
export function NamesOrNewcomer({ match, path, sent, typed }: NewcomerProps) {
  const own = sent.find((one) => one.kind === 'newcomer');
  if (own && !own.isDismissed)
    return (
      <>
        <Frame color="frame-coin">
          <Headline look="text-d2">{newcomerText(own)}</Headline>
          <p>
            Cuando te sume, contestás desde acá como <b>{own.name}</b>.
          </p>
          <Withdraw {...{ sent, path }} />
        </Frame>
        <details id="names">
          <summary className="link">Sí estoy en la lista</summary>
          <NameGrid match={match} path={path} />
        </details>
      </>
    );
  return (
    <>
      {own && (
        <Frame color="frame-line">
          <p>{newcomerText(own)}</p>
          <Withdraw {...{ sent, path }} />
        </Frame>
      )}
      <Names match={match} path={path} />
      <details id="newcomer" open={typed !== null}>
        <summary className="link">No estoy en la lista</summary>
        <p className="mb-2">Poné tu nombre y le avisamos a quien organiza para que te sume.</p>
        <PageForm to={path && `${path}/newcomer`} className="flex flex-wrap items-end gap-2">
          <NameField
            id="newcomer-name"
            label="Tu nombre"
            typed={typed}
            max={NAME_MAX}
            button="AVISAR"
          />
        </PageForm>
      </details>
    </>
  );
}

/** Tells the device what became of what it has sent about a match. Its own waiting answer is shown separately. */
export function SentNotice({ page, match, visitor, path }: OfMatch) {
  const waiting = waitingAnswer(page, match, visitor);
  const texts = sentAbout(page, match).flatMap((one) =>
    one === waiting ? [] : [sentText(one, isOwnName(page, one.player))],
  );
  if (texts.length === 0) return null;
  return (
    <Frame color="frame-line">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {!waiting && <Withdraw sent={page.sent} path={path} />}
    </Frame>
  );
}

type WithdrawProps = { sent: GroupPage['sent']; path: string | null };

/** Takes back everything that the device has sent. */
export function Withdraw({ sent, path }: WithdrawProps) {
  const notices = sent.length === 1 ? 'SACAR EL AVISO' : 'SACAR LOS AVISOS';
  return (
    <PageForm to={path && `${path}/withdraw`} className="flex">
      <button className="chip">
        {sent.every(({ isDismissed }) => isDismissed) ? 'ENTENDIDO' : notices}
      </button>
    </PageForm>
  );
}
