import { isNight, type Home, type Match, weekdayName, weekdayOf } from '@picadito/domain';
import { useState } from 'react';
import { useHome } from '../../home/home.ts';
import { ResultEditor } from '../../results/result-editor.tsx';
import { paths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';

const scoresOf = (home: Home) => home.scores;

/**
 * Card at the top of home that asks for the result of a match that is over, or for the scorers if the players have
 * agreed on its score.
 */
export function AskedResult({ match, onDone }: { match: Match; onDone: (match: Match) => void }) {
  const { data: scores } = useHome(scoresOf);
  const [agreed] = useState(scores?.[match.id] ?? null);
  const weekday = weekdayName(weekdayOf(match.date)).toLowerCase();
  return (
    <Panel
      title={agreed ? `¿Quién hizo los goles el ${weekday}?` : `¿Cómo salieron el ${weekday}?`}
      className="asked-result frame-magenta"
    >
      {isNight(match) ? (
        <div className="result-actions">
          <Button variant="ghost" onClick={() => onDone(match)}>
            Ahora no
          </Button>
          <ButtonLink href={paths.rotation(match.id)}>ANOTAR LA NOCHE</ButtonLink>
        </div>
      ) : (
        <ResultEditor match={match} score={agreed} later="Ahora no" onDone={() => onDone(match)} />
      )}
    </Panel>
  );
}
