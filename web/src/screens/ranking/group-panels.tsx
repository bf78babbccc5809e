import type { FiguresReply, Player } from '@picadito/domain';
import type { ReactNode } from 'react';
import { Panel } from '../../ui/panel.tsx';

const PAIRS_SHOWN = 5;
const PUNCTUAL_SHOWN = 5;
/** Minimum number of answers of a player in the panel about answers, because few answers say little. */
const ANSWERED_MIN = 3;

/**
 * Panels with the pairs of players who win most often together and the players who answer in time most often. Renders
 * nothing if there are neither pairs nor players to show.
 */
export function GroupPanels({
  figures: { players, pairs },
  known,
}: {
  figures: FiguresReply;
  known: readonly Player[];
}) {
  const nameOf = new Map(known.map(({ id, name }) => [id, name]));
  const name = (id: string) => nameOf.get(id) ?? '';
  const punctual = players
    .filter(({ answered, punctual }) => answered >= ANSWERED_MIN && punctual > 0)
    .toSorted((one, other) => other.punctual - one.punctual || one.answered - other.answered);
  if (pairs.length + punctual.length === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-4 lg:col-span-2 lg:grid-cols-2 lg:gap-6">
      {pairs.length > 0 && (
        <Panel title="Juntos ganan">
          <Scores note="Parejas con 8 partidos o más del mismo lado">
            {pairs.slice(0, PAIRS_SHOWN).map(({ playerIds, won, drawn, lost }) => (
              <Score
                key={playerIds.join()}
                who={playerIds.map(name).join(' y ')}
                good={won}
                of={won + drawn + lost}
                what="ganados"
              />
            ))}
          </Scores>
        </Panel>
      )}
      {punctual.length > 0 && (
        <Panel title="Contestan a tiempo">
          <Scores note="Respuestas por el link en los últimos 30 días">
            {punctual.slice(0, PUNCTUAL_SHOWN).map(({ playerId, answered, punctual }) => (
              <Score
                key={playerId}
                who={name(playerId)}
                good={punctual}
                of={answered}
                what="a tiempo"
              />
            ))}
          </Scores>
        </Panel>
      )}
    </div>
  );
}

function Scores({ note, children }: { note: string; children: ReactNode }) {
  return (
    <>
      <p className="mb-2 text-sm text-mute">{note}</p>
      <ul className="flex flex-col gap-1">{children}</ul>
    </>
  );
}

function Score({ who, good, of, what }: { who: string; good: number; of: number; what: string }) {
  return (
    <li className="flex min-h-12 items-center justify-between gap-3 bg-raised px-3 py-1">
      <span className="min-w-0 leading-snug font-bold">{who}</span>
      <span className="sr-only">{`: ${good} de ${of} ${what}`}</span>
      <span aria-hidden="true" className="shrink-0 font-score text-score-sm text-coin">
        {good}/{of}
      </span>
    </li>
  );
}
