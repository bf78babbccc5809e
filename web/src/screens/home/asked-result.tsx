import { type Match, weekdayName, weekdayOf } from '@picadito/domain';
import { ResultEditor } from '../../results/result-editor.tsx';
import { Panel } from '../../ui/panel.tsx';

/** Card at the top of home that asks for the result of a match that is over. */
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
