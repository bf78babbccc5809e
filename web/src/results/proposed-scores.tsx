import { nameList, type ResultReply, type Score, type Teams } from '@picadito/domain';
import type { SavedPlayer } from '../teams/teams.ts';
import { namesIn } from '../teams/names-in.ts';
import { Button } from '../ui/button.tsx';

/** Shows the scores that players propose by the link; one tap saves one of them as the result. */
export function ProposedScores({
  teams,
  proposals,
  onChoose,
}: {
  /** Holds the saved teams; null if there are none. */
  teams: Teams<SavedPlayer> | null;
  proposals: ResultReply['proposals'];
  onChoose: (score: Score) => void;
}) {
  if (proposals.length === 0) return null;
  return (
    <ul aria-label="Lo que dicen por el link" className="proposed-scores">
      {proposals.map(({ claro, oscuro, players }) => (
        <li key={`${claro}-${oscuro}`}>
          <span>
            {nameList(namesIn(teams, players))} {players.length === 1 ? 'dice' : 'dicen'}{' '}
            <b>
              {claro}–{oscuro}
            </b>
          </span>
          <Button
            variant="ghost"
            size="sm"
            aria-label={`Poner ${claro} a ${oscuro}`}
            onClick={() => onChoose({ claro, oscuro })}
          >
            PONER
          </Button>
        </li>
      ))}
    </ul>
  );
}
