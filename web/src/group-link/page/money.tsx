import type { ShownMoney } from '@picadito/domain';
import { use } from 'react';
import { Frame } from './frame.tsx';
import { PageForm, PersonalLink } from './page-form.tsx';

/**
 * Shows the sentences about a player's money, the payment address if there is one, and 'YA PAGUÉ' if `mayClaim`. If
 * `path` is null, the button is disabled.
 */
export function Money({ money, path }: { money: ShownMoney; path: string | null }) {
  const personal = use(PersonalLink);
  const { player, sentences, payTo, mayClaim } = money;
  const to = path === null ? null : `${personal ?? path}/paid`;
  return (
    <Frame color="frame-line">
      <h2 className="font-bold">La plata</h2>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {payTo && (
        <>
          <p>
            Alias <span className="alias">{payTo.address}</span>
            {payTo.holder !== null && ` (${payTo.holder})`}
          </p>
          {payTo.changedOn !== null && (
            <p className="text-mute">El alias cambió el {payTo.changedOn}</p>
          )}
          <button type="button" className="chip" hidden data-copy={payTo.address}>
            COPIAR ALIAS
          </button>
        </>
      )}
      {mayClaim && (
        <PageForm to={to} fields={{ player }}>
          <button className="chip">YA PAGUÉ</button>
        </PageForm>
      )}
    </Frame>
  );
}
