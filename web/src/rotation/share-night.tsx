import {
  championsOf,
  championSentence,
  FIGURAS,
  type Game,
  type Match,
  nightMessage,
  nightTable,
  type Rotation,
  shareLink,
} from '@picadito/domain';
import { useQuery } from '@tanstack/react-query';
import { useGroupLink } from '../group-link/link.ts';
import { canShare } from '../lib/share.ts';
import type { SharedNight } from '../sharing/night-card/night-card.ts';
import { prepareNight } from '../sharing/share-night.ts';
import { savePicture, toastShareOutcome } from '../sharing/share-outcome.ts';
import { ShareUpright } from '../sharing/share-upright.tsx';
import { usePrepared } from '../sharing/use-prepared.ts';
import { allPagesOf } from '../sync/cache/paged-query-of.ts';
import { savedTeams, useTeams } from '../teams/teams.ts';
import { Button, ExternalLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

type Props = { match: Match; rotation: Rotation; games: readonly Game[] };

/**
 * Button that tells the group who won the night, with the picture of the champion and the table, and below it other
 * ways: the picture as a file, and an upright picture for a status or story. Without a share sheet the tap leads to
 * WhatsApp with the message.
 */
export function ShareNight(props: Props) {
  const { match } = props;
  const { night, table } = useSharedNight(props);
  const { data: group, isLoading } = useGroupLink(match.listId);
  const { date, time, location } = match;
  const when = { date, time, location };
  const text = nightMessage(match, table, props.rotation, group?.address ?? null);
  const { prepared, picture } =
    usePrepared(isLoading || !night ? null : [when, night, text], () =>
      prepareNight(when, night ?? EMPTY, text),
    ) ?? {};

  async function share() {
    // Browsers open the share sheet only within a tap, so nothing is awaited before it.
    const outcome = await prepared?.share();
    if (outcome === 'unavailable' && picture) savePicture(picture);
    else if (outcome) toastShareOutcome(outcome, 'Probá de nuevo.');
  }

  const label = (
    <>
      <Icon name="whatsapp" />
      COMPARTIR
    </>
  );
  return (
    <>
      {canShare() ? (
        <Button variant="grass" loading={!prepared} onClick={() => void share()}>
          {label}
        </Button>
      ) : (
        <ExternalLink href={shareLink(text)}>{label}</ExternalLink>
      )}
      {night && (
        <details className="more-ways">
          <summary>Más formas</summary>
          <div>
            {!canShare() && picture && (
              <Button variant="ghost" onClick={() => savePicture(picture)}>
                <Icon name="download" />
                Descargar imagen
              </Button>
            )}
            <ShareUpright prepare={() => prepareNight(when, night, text, true)} />
          </div>
        </details>
      )}
    </>
  );
}

const EMPTY: SharedNight = { sentence: '', rows: [], isRobin: false, champions: [], figura: [] };

/** Returns the table of a night, and what its picture shows; null until the teams and the votes are known. */
function useSharedNight({ match, rotation, games }: Props) {
  const { data, isLoading } = useTeams(match);
  const figuras = useQuery({
    ...allPagesOf(FIGURAS.list),
    select: (pages) =>
      pages.flatMap(({ rows }) => rows).find(({ matchId }) => matchId === match.id),
  });
  const table = nightTable(match.teamCount, rotation, games);
  const teams = data && savedTeams(data);
  const night: SharedNight | null =
    isLoading || figuras.isLoading
      ? null
      : {
          sentence: championSentence(table, rotation),
          rows: table,
          isRobin: rotation.play === 'round-robin',
          champions: championsOf(table).map(({ team }) => ({
            team,
            players: (teams?.[team] ?? []).map(({ name }) => name),
          })),
          figura: (figuras.data?.players ?? []).map(({ name }) => name),
        };
  return { night, table };
}
