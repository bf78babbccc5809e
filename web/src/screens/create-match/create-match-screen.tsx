import { useSearchParams } from 'wouter';
import { EditMatch } from './edit-match.tsx';
import { NewMatch } from './new-match.tsx';
import { RepeatMatch } from './repeat-match.tsx';

/**
 * Shows the form of a match: `?matchId=` edits that match, and `?rematch=` repeats it
 * (docs/specification.md#create-match).
 */
export function CreateMatchScreen() {
  const [search] = useSearchParams();
  const matchId = search.get('matchId');
  if (matchId) return <EditMatch key={matchId} matchId={matchId} />;
  const repeated = search.get('rematch');
  return repeated ? <RepeatMatch key={repeated} matchId={repeated} /> : <NewMatch />;
}
