import {
  absentAfter,
  actionsForMine,
  gameText,
  type Match,
  type NightAction,
  type PendingNight,
  settleRefused,
  type Settlement,
  type ShownGame,
} from '@picadito/domain';
import { useEffect, useState } from 'react';
import { useSession } from '../identity/session.ts';
import { useEventCallback } from '../lib/use-event-callback.ts';
import { Button } from '../ui/button.tsx';
import { authorName, useNightChanges } from './night.ts';
import { areSamePlayers, changePhoneNight, withAbsence } from './phone-night.ts';

type Asked = Exclude<Settlement, { do: 'send' }> & { stored: readonly ShownGame[] };

/**
 * Settles games of this phone that the server has refused: it sends those that fit after all, and asks once about games
 * that another phone has recorded differently.
 */
export function TwoNights({
  match,
  refused,
}: {
  match: Pick<Match, 'id'>;
  refused: readonly PendingNight[];
}) {
  const { replace, reread } = useNightChanges(match);
  const ownName = useSession(({ user }) => user?.name);
  const [asked, ask] = useState<Asked | null>(null);
  const settle = useEventCallback(async () => {
    const { games } = await reread();
    const settlement = settleRefused(games, refused);
    if (settlement.do === 'send') answer(settlement.actions, games);
    else ask({ ...settlement, stored: games });
  });
  const key = refused.map(({ id }) => id).join(' ');
  useEffect(() => {
    ask(null);
    if (key !== '') settle().catch(console.info);
  }, [key, settle]);

  function answer(actions: readonly NightAction[], stored: readonly ShownGame[]): void {
    ask(null);
    if (actions.every((action) => action.do !== 'record')) keepAbsence(match.id, stored, refused);
    replace(refused, actions);
  }

  if (!asked || refused.length === 0) return null;

  const [first] = asked.do === 'ask' ? asked.theirs : [];
  const other = authorName(first?.author ?? null, ownName);
  const { stored } = asked;
  const mine = () => answer(actionsForMine(stored, refused), stored);
  const theirs = () => answer([], stored);
  return asked.do === 'failed' ? (
    <Question text={`No se pudieron guardar estos partidos. ${asked.why ?? ''}`}>
      <Games who="Los tuyos" games={asked.mine} />
      <Retry isFinal={asked.why !== undefined} onRetry={mine} onDrop={theirs} />
    </Question>
  ) : (
    <Question
      text={`${capital(other)} anotó otra cosa desde el partido ${first?.seq ?? 1}. ¿Cuáles valen?`}
    >
      <Games who={capital(other)} games={asked.theirs} />
      <Games who="Vos" games={asked.mine} />
      <div className="result-actions">
        <Button variant="ghost" onClick={theirs}>
          {`LOS DE ${other.toUpperCase()}`}
        </Button>
        <Button variant="ghost" onClick={mine}>
          LOS MÍOS
        </Button>
      </div>
    </Question>
  );
}

/**
 * Buttons for games that the server has not stored. If its refusal is final, it stays so until something else changes,
 * and the first button drops the games.
 */
function Retry({
  isFinal,
  onRetry,
  onDrop,
}: {
  isFinal: boolean;
  onRetry: () => void;
  onDrop: () => void;
}) {
  const retry = (
    <Button key="retry" variant={isFinal ? 'ghost' : 'coin'} onClick={onRetry}>
      PROBAR DE NUEVO
    </Button>
  );
  const drop = (
    <Button key="drop" variant={isFinal ? 'coin' : 'ghost'} onClick={onDrop}>
      DESCARTARLOS
    </Button>
  );
  return <div className="result-actions">{isFinal ? [drop, retry] : [retry, drop]}</div>;
}

/** Keeps on this phone who left or came during its games, although the stored ones count in their place. */
function keepAbsence(
  matchId: string,
  stored: readonly ShownGame[],
  refused: readonly PendingNight[],
): void {
  const records = refused.flatMap(({ action }) =>
    action.do === 'record' && action.seen === null ? [action] : [],
  );
  const [first, last] = [records[0], records.at(-1)];
  const kept = stored.find(({ seq }) => seq === last?.seq);
  if (!first || !last || areSamePlayers(kept?.absent ?? [], last.game.absent)) return;
  const before = absentAfter(stored.find(({ seq }) => seq === first.seq - 1));
  changePhoneNight(matchId, (night) => withAbsence(night, last.game.absent, before));
}

function Question({ text, children }: { text: string; children: React.ReactNode }) {
  return (
    <section role="alert" className="pix flex flex-col gap-3 bg-panel p-4 frame-coin">
      <p className="font-bold">{text}</p>
      {children}
    </section>
  );
}

function Games({ who, games }: { who: string; games: readonly ShownGame[] }) {
  return (
    <div>
      <h3 className="font-display text-d4 tracking-wide text-coin">{who}</h3>
      {games.length === 0 && <p>Ningún partido más.</p>}
      <ul>
        {games.map((game) => (
          <li key={game.seq}>
            {game.seq}. {gameText(game)}
          </li>
        ))}
      </ul>
    </div>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
