import { nameList, type ResultReply, type Score, type Teams } from '@picadito/domain';
import { type SavedPlayer, namesIn } from '../teams/teams.ts';
import { Button } from '../ui/button.tsx';

/** Shows the scores that players propose on the players' page; one tap saves a score as the result. */
export function ProposedScores({
  teams,
  proposals,
  onChoose,
}: {
  /** The saved teams of the match; null if it has none. */
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
