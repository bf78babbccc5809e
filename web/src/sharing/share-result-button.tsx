import {
  type Match,
  RESULT,
  resultMessage,
  type Score,
  type Scorer,
  sharedResult,
  shareLink,
  type Teams,
  votingEnds,
} from '@picadito/domain';
import { useQuery } from '@tanstack/react-query';
import { useGroupLink } from '../group-link/link.ts';
import { useNow } from '../lib/clock.ts';
import { canShare } from '../lib/share.ts';
import { overAt } from '../matches/next-match.ts';
import { queryOf } from '../sync/cache/query-of.ts';
import { namesIn, type SavedPlayer } from '../teams/teams.ts';
import { Button, ExternalLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { savePicture, toastShareOutcome } from './share-outcome.ts';
import { prepareResult } from './share-result.ts';
import { ShareUpright } from './share-upright.tsx';
import { usePrepared } from './use-prepared.ts';

type Props = {
  match: Match;
  result: Score & { scorers: readonly Scorer[] };
  /** The saved teams of the match; null if it has none. */
  teams: Teams<SavedPlayer> | null;
};

/**
 * Button that shares the result of a match with the group, and below it other ways: the picture as a file, and an
 * upright picture for a status or story. With a share sheet one tap opens it with the picture and the message. Without
 * one the tap leads to WhatsApp with the message.
 */
export function ShareResultButton({ match, result, teams }: Props) {
  const now = useNow(60_000);
  const { data: group, isLoading } = useGroupLink(match.listId);
  const { data: known } = useQuery(queryOf(RESULT.read, { id: match.id }));
  const figura = namesIn(teams, known?.figura?.players ?? []);
  const { scorers, ...score } = result;
  const guests = known?.guests ?? [];
  const sides = teams ?? { claro: [], oscuro: [] };
  const shared = sharedResult({ score, scorers, guests }, sides, figura);
  const { date, time, location } = match;
  const when = { date, time, location };
  const isOpen = now < votingEnds(overAt(match));
  const isVoting = isOpen && teams !== null && figura.length === 0;
  const link = group?.address ? { address: group.address, isVoting } : null;
  const { prepared, picture } =
    usePrepared(isLoading ? null : [when, shared, link], () => prepareResult(when, shared, link)) ??
    {};

  async function share() {
    // Browsers open the share sheet only within a tap, so nothing is awaited before it.
    const outcome = await prepared?.share();
    if (outcome === 'unavailable' && picture) savePicture(picture);
    else if (outcome) toastShareOutcome(outcome, 'Probá de nuevo.');
  }

  const label = (
    <>
      <Icon name="whatsapp" />
      Compartir resultado
    </>
  );
  return (
    <>
      {canShare() ? (
        <Button variant="grass" loading={!prepared} onClick={() => void share()}>
          {label}
        </Button>
      ) : (
        <ExternalLink href={shareLink(resultMessage(when, shared, link))}>{label}</ExternalLink>
      )}
      <details className="more-ways">
        <summary>Más formas</summary>
        <div>
          {!canShare() && picture && (
            <Button variant="ghost" onClick={() => savePicture(picture)}>
              <Icon name="download" />
              Descargar imagen
            </Button>
          )}
          <ShareUpright prepare={() => prepareResult(when, shared, link, true)} />
        </div>
      </details>
    </>
  );
}
