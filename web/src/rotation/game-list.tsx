import { gameName, gameText, type Match, type NightAction, type ShownGame } from '@picadito/domain';
import { useState } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { GameEditor } from './game-editor.tsx';

/** Lists the games of a night, the last one first. A tap on one opens it for a correction. */
export function GameList({
  match,
  games,
  isOff,
  onCorrect,
}: {
  match: Pick<Match, 'teamCount'>;
  games: readonly ShownGame[];
  /** True if no game can be corrected now. */
  isOff: boolean;
  onCorrect: (action: NightAction) => void;
}) {
  const [open, setOpen] = useState<number | null>(null);
  const shown = games.find(({ seq }) => seq === open);
  const close = () => setOpen(null);
  if (games.length === 0) return null;
  return (
    <>
      <ol aria-label="Los partidos" reversed className="night-games">
        {games.toReversed().map((game) => (
          <li key={game.seq} className="row">
            <button type="button" disabled={isOff} onClick={() => setOpen(game.seq)}>
              <b>{game.seq}</b>
              <span>{gameText(game)}</span>
              <span className="sr-only">: corregir</span>
              <Icon name="edit" className="text-mute" />
            </button>
          </li>
        ))}
      </ol>
      <Dialog isOpen={shown !== undefined} title={`Partido ${open ?? ''}`} onClose={close}>
        {shown && (
          <GameEditor
            teamCount={match.teamCount}
            game={shown}
            onCancel={close}
            onSave={(game) => {
              const seen = gameName(shown);
              if (gameName(game) !== seen) onCorrect({ do: 'record', seq: shown.seq, game, seen });
              close();
            }}
          />
        )}
      </Dialog>
    </>
  );
}
