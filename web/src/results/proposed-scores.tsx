import { nameList, type ResultReply, type Score } from '@picadito/domain';
import { Button } from '../ui/button.tsx';

/** The scores that players say by the link; one tap makes one of them the result (docs/decisions/279). */
export function ProposedScores({
  proposals,
  onChoose,
}: {
  proposals: ResultReply['proposals'];
  onChoose: (score: Score) => void;
}) {
  if (proposals.length === 0) return null;
  return (
    <ul aria-label="Lo que dicen por el link" className="proposed-scores">
      {proposals.map(({ claro, oscuro, players }) => (
        <li key={`${claro}-${oscuro}`}>
          <span>
            {nameList(players.map(({ name }) => name))} {players.length === 1 ? 'dice' : 'dicen'}{' '}
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
