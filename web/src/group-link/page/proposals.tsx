import { NAME_MAX, type OwnProposal, type ShownDropOut, type ShownMatch } from '@picadito/domain';
import { Frame } from './frame.tsx';
import { Headline } from './headline.tsx';
import { NameGrid, Names } from './names.tsx';
import { NameField, PageForm } from './page-form.tsx';
import { dropOutText, newcomerText } from './sentences.ts';

type NewcomerProps = {
  match: ShownMatch;
  path: string | null;
  proposal: OwnProposal | null;
  /** A name that was not stored. */
  typed: string | null;
};

/** The names to choose from, and a line for one that is not among them; once that is sent, that it was. */
export function NamesOrNewcomer({ match, path, proposal, typed }: NewcomerProps) {
  const own = proposal?.kind === 'newcomer' ? proposal : null;
  if (own && !own.isDismissed)
    return (
      <>
        <Frame color="frame-coin">
          <Headline look="text-d2">{newcomerText(own)}</Headline>
          <p>
            Cuando te sume, contestás desde acá como <b>{own.name}</b>.
          </p>
          <Withdraw path={path}>SACAR EL AVISO</Withdraw>
        </Frame>
        <details id="names">
          <summary className="link">Sí estoy en la lista</summary>
          <NameGrid match={match} path={path} />
        </details>
      </>
    );
  return (
    <>
      {own && <OwnNotice text={newcomerText(own)} isDismissed path={path} />}
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

type NoticeProps = { text: string; isDismissed: boolean; path: string | null };

/** To the device that has said that another player drops out of this match. */
export function OwnDropOut({ match, path, proposal }: Omit<NewcomerProps, 'typed'>) {
  if (proposal?.kind !== 'drop-out' || proposal.match !== match.key) return null;
  return <OwnNotice text={dropOutText(proposal)} isDismissed={proposal.isDismissed} path={path} />;
}

/** To the device that has proposed something: that it waits, or that it was dismissed. */
function OwnNotice({ text, isDismissed, path }: NoticeProps) {
  return (
    <Frame color="frame-line">
      <p>{text}</p>
      <Withdraw path={path}>{isDismissed ? 'ENTENDIDO' : 'SACAR EL AVISO'}</Withdraw>
    </Frame>
  );
}

function Withdraw({ path, children }: { path: string | null; children: string }) {
  return (
    <PageForm to={path && `${path}/withdraw`} className="flex">
      <button className="chip">{children}</button>
    </PageForm>
  );
}

/** To the device whose player drops out as another one says. */
export function DropOutChoices({ dropOut, path }: { dropOut: ShownDropOut; path: string | null }) {
  return (
    <PageForm
      to={path && `${path}/drop-out`}
      fields={{ proposal: dropOut.key }}
      className="flex flex-wrap gap-2"
    >
      <button className="key key-go key-large basis-full" name="answer" value="no">
        NO, SIGO
      </button>
      <button className="key" name="answer" value="si">
        SÍ, ME BAJO
      </button>
    </PageForm>
  );
}
