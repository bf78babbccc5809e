import { type CaptainNight, teamLabel } from '@picadito/domain';
import type { ReactNode } from 'react';
import { NightTable } from '../night.tsx';
import { PageForm } from '../page-form.tsx';

/**
 * Asks who won the next game of a night, and shows the last game and the table. The page's script lets the buttons rest
 * once `data-games` has changed.
 */
export function Night({
  night: { next, last, table },
  path,
}: {
  night: CaptainNight;
  path: string;
}) {
  return (
    <section
      aria-label="La noche"
      id="night"
      data-games={[last?.name, next?.seq, next?.home, next?.away].join(' ')}
      className="flex flex-col gap-2 [&_[aria-disabled]]:opacity-50"
    >
      {next && (
        <>
          <h2 className="font-display text-d4">{next.sentence}</h2>
          <PageForm
            to={`${path}/game`}
            fields={{ seq: String(next.seq), home: next.home, away: next.away }}
            className="flex flex-wrap gap-2"
          >
            <Outcome value="home">GANÓ {teamLabel(next.home)}</Outcome>
            <Outcome value="draw">EMPATE</Outcome>
            <Outcome value="away">GANÓ {teamLabel(next.away)}</Outcome>
          </PageForm>
        </>
      )}
      {last && (
        <PageForm
          to={`${path}/game-gone`}
          fields={{ seq: String(last.seq), seen: last.name }}
          className="entry"
        >
          <span className="min-w-0 grow">{last.text}</span>
          <button className="chip shrink-0">DESHACER</button>
        </PageForm>
      )}
      {table && <NightTable night={table} />}
    </section>
  );
}

function Outcome({ value, children }: { value: string; children: ReactNode }) {
  return (
    <button className="key" name="outcome" value={value}>
      {children}
    </button>
  );
}
