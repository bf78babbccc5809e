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
  /**
   * Name of a new player that the visitor typed and the server did not store; the field shows it again. Null if there
   * is none.
   */
  typed: string | null;
};

/**
 * Shows the names to choose from, and a field for a name that is not among them. Once this device has sent a new name,
 * the component says that the organiser was notified, or that the organiser has dismissed the name.
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

/**
 * Shows whether the answers and guests that this device has sent for a match are waiting or dismissed. Leaves out the
 * visitor's own waiting answer, which is shown with the buttons of the answer.
 */
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

/**
 * Button that takes back everything that this device has sent and that waits to be accepted, and removes the messages
 * about what was dismissed.
 */
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
