import { captainEnds, type Match } from '@picadito/domain';
import { useSession } from '../identity/session.ts';
import { A_MINUTE_MS, useNow } from '../lib/clock.ts';
import { overAt } from '../matches/next-match.ts';
import { useCaptain } from './captain.ts';
import { authorText, type Authored } from './captain-text.ts';

type Props = { match: Match; of: Authored };

/** Says which helper or captain wrote the score of a match or made its teams, until a day after the match. */
export function AuthorLine(props: Props) {
  const now = useNow(A_MINUTE_MS);
  return now < captainEnds(overAt(props.match)) && <Loaded {...props} />;
}

function Loaded({ match, of }: Props) {
  const ownName = useSession((session) => session.user?.name);
  const text = authorText(useCaptain(match)?.actions ?? [], of, ownName);
  return text && <p className="mt-2 text-sm text-mute first-letter:uppercase">{text}</p>;
}
