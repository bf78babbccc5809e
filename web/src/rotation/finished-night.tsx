import {
  championSentence,
  type Match,
  nightTable,
  type Rotation,
  type ShownNight,
} from '@picadito/domain';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { GameList } from './game-list.tsx';
import type { useNightChanges } from './night.ts';
import { NightTable } from './night-table.tsx';
import { ShareNight } from './share-night.tsx';

/** Id of the sentence about the champion. */
export const CHAMPION = 'champion';

/** Shows a night that is finished: its champion, the table and the games, which can be corrected. */
export function FinishedNight({
  match,
  rotation,
  night,
  isAsked,
  send,
}: {
  match: Match;
  rotation: Rotation;
  night: ShownNight;
  /** True while the organiser has to choose between the games of two phones; nothing changes until then. */
  isAsked: boolean;
  send: ReturnType<typeof useNightChanges>['send'];
}) {
  const { games } = night;
  const table = nightTable(match.teamCount, rotation, games);
  return (
    <div className="flex flex-col gap-4">
      <p id={CHAMPION} role="status" className="night-champion">
        <Icon name="trophy" size={48} />
        {championSentence(table, rotation) || 'No se anotó ningún partido.'}
      </p>
      <NightTable teamCount={match.teamCount} {...{ rotation, games }} />
      <div className="result-actions">
        {games.length > 0 && <ShareNight {...{ match, rotation, games }} />}
        <Button variant="ghost" disabled={isAsked} onClick={() => send({ do: 'reopen' })}>
          <Icon name="undo" />
          SEGUIR JUGANDO
        </Button>
      </div>
      <GameList {...{ match, games }} isOff={isAsked} onCorrect={send} />
    </div>
  );
}
