import { captainEnds, type CaptainReply, type Match } from '@picadito/domain';
import { Link } from 'wouter';
import { A_MINUTE_MS, useNow } from '../lib/clock.ts';
import { paths } from '../lib/paths.ts';
import { overAt } from '../matches/next-match.ts';
import { Icon } from '../ui/icon.tsx';
import { useCaptain } from './captain.ts';
import { captainText } from './captain-text.ts';

type Captain = Pick<NonNullable<CaptainReply['captain']>, 'name' | 'isOpened'>;

/** Says who runs a match, with a link to the dialog of the captain. */
export function CaptainLink({ matchId, ...captain }: Captain & { matchId: string }) {
  return (
    <Link href={paths.captain(matchId)} className="waiting-line text-ink">
      <Icon name="flag" />
      <span className="min-w-0">{captainText(captain)}</span>
      <Icon name="right" className="ml-auto" />
    </Link>
  );
}

/** Says who runs a match, until the link of the captain has ended. */
export function CaptainName({ match }: { match: Match }) {
  const now = useNow(A_MINUTE_MS);
  return now < captainEnds(overAt(match)) && <LoadedName match={match} />;
}

function LoadedName({ match }: { match: Match }) {
  const captain = useCaptain(match)?.captain;
  if (!captain) return null;
  return (
    <p className="mt-1 flex gap-2">
      <Icon name="flag" className="h-[1lh] text-coin" />
      <span className="min-w-0">{captainText(captain)}</span>
    </p>
  );
}
