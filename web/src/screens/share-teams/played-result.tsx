import type { Match } from '@picadito/domain';
import { useResult } from '../../results/result.ts';
import { Scoreboard } from '../../results/scoreboard.tsx';
import { ShareResultButton } from '../../sharing/share-result-button.tsx';
import { savedTeams, useTeams } from '../../teams/teams.ts';
import { Panel } from '../../ui/panel.tsx';

/** The result of a match that is over, with a button that shares the result with the group. */
export function PlayedResult({ match }: { match: Match }) {
  const { result } = useResult(match.id);
  const { data } = useTeams(match);
  if (!result) return null;
  return (
    <Panel title="Resultado" className="my-4">
      <Scoreboard {...result} />
      <div className="result-actions mt-4">
        <ShareResultButton match={match} result={result} teams={data ? savedTeams(data) : null} />
      </div>
    </Panel>
  );
}
