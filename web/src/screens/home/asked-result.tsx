import { type Match, weekdayName, weekdayOf } from '@picadito/domain';
import { ResultEditor } from '../../results/result-editor.tsx';
import { Panel } from '../../ui/panel.tsx';

/** Asks for the result of a match that is over, at the top of home. */
export function AskedResult({ match, onDone }: { match: Match; onDone: (match: Match) => void }) {
  return (
    <Panel
      title={`¿Cómo salieron el ${weekdayName(weekdayOf(match.date)).toLowerCase()}?`}
      className="asked-result frame-magenta"
    >
      <ResultEditor match={match} score={null} later="Ahora no" onDone={() => onDone(match)} />
    </Panel>
  );
}
