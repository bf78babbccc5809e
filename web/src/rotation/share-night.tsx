import {
  type Game,
  type Match,
  nightMessage,
  nightTable,
  type Rotation,
  shareLink,
} from '@picadito/domain';
import { useState } from 'react';
import { useGroupAddress } from '../group-link/link.ts';
import { canShare, share } from '../lib/share.ts';
import { toastShareOutcome } from '../sharing/share-outcome.ts';
import { Button, ExternalLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/** Button that tells the group who won the night, by the share sheet or by WhatsApp. */
export function ShareNight({
  match,
  rotation,
  games,
}: {
  match: Match;
  rotation: Rotation;
  games: readonly Game[];
}) {
  const [hasSheet, setHasSheet] = useState(canShare);
  const address = useGroupAddress(match.listId);
  const table = nightTable(match.teamCount, rotation, games);
  const text = nightMessage(match, table, rotation, address);

  async function send() {
    const outcome = await share({ text });
    toastShareOutcome(outcome, 'Tocá otra vez para ir a WhatsApp.');
    if (outcome === 'unavailable') setHasSheet(false);
  }

  return hasSheet ? (
    <Button variant="grass" onClick={() => void send()}>
      <Icon name="whatsapp" />
      COMPARTIR
    </Button>
  ) : (
    <ExternalLink href={shareLink(text)}>
      <Icon name="whatsapp" />
      COMPARTIR
    </ExternalLink>
  );
}
