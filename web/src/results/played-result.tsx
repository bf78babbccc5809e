import { isNight, goalsLine, type Match, nameList, sharedResult } from '@picadito/domain';
import { Suspense, useState } from 'react';
import { AuthorLine } from '../captain/author-line.tsx';
import { optionalPart } from '../lib/lazy-with-retry.ts';
import { startOf } from '../matches/next-match.ts';
import { ShareResultButton } from '../sharing/share-result-button.tsx';
import { namesIn, savedTeams, useTeams } from '../teams/teams.ts';
import { Button, TEXT_ACTION } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Loading } from '../ui/loading.tsx';
import { Panel } from '../ui/panel.tsx';
import { FiguraNames } from './figuras.tsx';
import { useResult } from './result.ts';
import { Scoreboard } from './scoreboard.tsx';
import { useResultDialog } from './use-result-dialog.tsx';

/**
 * Panel with the result of a match that was played: the score, who scored, and la figura. It has buttons that share the
 * result with the group and that correct it, or enter it if it is not known.
 */
export function PlayedResult({ match }: { match: Match }) {
  return isNight(match) ? <PlayedNight match={match} /> : <PlayedScore match={match} />;
}

/** The code of a night is not part of the screens of most matches. */
const NightResult = optionalPart(() =>
  import('../rotation/night-result.tsx').then((code) => code.NightResult),
);

const PlayedBibs = optionalPart(() =>
  import('../matches/bibs/played-bibs.tsx').then((code) => code.PlayedBibs),
);

function PlayedNight({ match }: { match: Match }) {
  const [now] = useState(() => Date.now());
  if (startOf(match) > now || !match.teamCounts) return null;
  return (
    <Panel title="La noche" className="my-4">
      <Suspense fallback={<Loading />}>
        <NightResult match={match} />
        <PlayedBibs matchId={match.id} />
      </Suspense>
    </Panel>
  );
}

function PlayedScore({ match }: { match: Match }) {
  const { result, guests, figura } = useResult(match.id);
  const { data } = useTeams(match);
  const dialog = useResultDialog();
  const [now] = useState(() => Date.now());
  const teams = data ? savedTeams(data) : null;
  if (result === undefined || startOf(match) > now) return null;
  const { claro, oscuro, scorers = [] } = result ?? {};
  const score = claro === undefined || oscuro === undefined ? null : { claro, oscuro };
  const edit = () => dialog.open(match, score);
  return (
    <Panel title="Resultado" className="played my-4">
      {score ? <Scoreboard {...score} /> : <p>Todavía no anotaste cómo salieron.</p>}
      {score && <AuthorLine match={match} of={{ kind: 'score', score }} />}
      {score && teams && <Goals {...{ score, scorers, guests, teams }} />}
      {figura && <FiguraNames names={nameList(namesIn(teams, figura.players))} />}
      {result && (
        <div className="result-actions mt-4">
          <ShareResultButton match={match} result={result} teams={teams} />
        </div>
      )}
      {score ? (
        <button type="button" className={`${TEXT_ACTION} -mx-2 mt-1 -mb-2`} onClick={edit}>
          <Icon name="edit" />
          Corregir resultado
        </button>
      ) : (
        <Button className="mt-3" onClick={edit}>
          <Icon name="edit" />
          Anotar resultado
        </Button>
      )}
      <Suspense>
        <PlayedBibs matchId={match.id} />
      </Suspense>
      {dialog.dialog}
    </Panel>
  );
}

function Goals({
  teams,
  ...result
}: Parameters<typeof sharedResult>[0] & { teams: Parameters<typeof sharedResult>[1] }) {
  const { goals } = sharedResult(result, teams);
  const lines = [goalsLine('Claro', goals.claro), goalsLine('Oscuro', goals.oscuro)];
  return lines.map(
    (line) =>
      line && (
        <p key={line} className="mt-2 leading-snug">
          {line}
        </p>
      ),
  );
}
