import type { Answer } from '@picadito/domain';
import { browserTimeZone, A_MINUTE_MS, useNow } from '../lib/clock.ts';
import { YesNo } from '../ui/yes-no.tsx';
import { claimText } from './device-text.ts';
import { useDecideClaim } from './claims.ts';
import { type NameHolder, useNameHolders } from './name-holders.ts';
import type { Waiting } from './waiting.ts';

/**
 * Shows the names of a list that devices claim, one line each with the buttons of the decision; renders nothing without
 * claims.
 */
export function ClaimsOfList({ listId, waiting }: { listId: string; waiting: Waiting }) {
  const names = useNameHolders(listId).filter(({ claims }) => claims.length > 0);
  if (names.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2">
      {names.map((one) => (
        <ClaimedName
          key={one.playerId}
          listId={listId}
          claimed={one}
          answer={waiting.claims.find(({ playerId }) => playerId === one.playerId)?.answer ?? null}
        />
      ))}
    </ul>
  );
}

function ClaimedName({
  listId,
  claimed: { playerId, name, claims },
  answer,
}: {
  listId: string;
  claimed: NameHolder;
  answer: Answer | null;
}) {
  const now = useNow(A_MINUTE_MS);
  const { decide, isPending } = useDecideClaim(listId);
  const claimedAt = claims.at(-1)?.claimedAt ?? '';
  const times = claims.reduce((sum, claim) => sum + claim.times, 0);
  const shown = { name, times, claimedAt, answer };
  const text = claimText(shown, { now, timeZone: browserTimeZone() });
  return (
    <li className="flex flex-wrap items-center justify-end gap-2 bg-raised py-2 pr-2 pl-3">
      <span className="min-w-0 grow basis-40 leading-snug wrap-anywhere">{text}</span>
      <YesNo
        about={text}
        isBusy={isPending}
        onDecide={(isOwn) => decide({ playerId, name, claimedAt }, isOwn)}
      />
    </li>
  );
}
