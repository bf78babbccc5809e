import type { CaptainShare } from '@picadito/domain';
import { PageForm } from '../page-form.tsx';

/** Lists what each player owes for the match, with a button that notes the payment, or says that it is paid. */
export function Shares({ shares, path }: { shares: readonly CaptainShare[]; path: string }) {
  const paid = shares.filter(({ owed }) => owed === null);
  return (
    <section aria-label="Plata de hoy">
      <h2 className="font-display text-d4">
        La plata de hoy ({paid.length}/{shares.length})
      </h2>
      <ul>
        {shares.map((share) => (
          <li key={share.key} id={`s-${share.key}`}>
            <PageForm
              to={`${path}/paid`}
              fields={{ player: share.key, seen: share.seen, owed: share.owed ?? '' }}
              className="entry"
            >
              <span className="min-w-0 grow">{share.name}</span>
              {share.owed === null ? (
                <span className="shrink-0 text-grass">✓ pagó{share.paid && ` ${share.paid}`}</span>
              ) : (
                <button
                  className="chip shrink-0"
                  aria-label={`${share.owed} · PAGÓ: ${share.name}`}
                >
                  {share.owed} · PAGÓ
                </button>
              )}
            </PageForm>
          </li>
        ))}
      </ul>
    </section>
  );
}
