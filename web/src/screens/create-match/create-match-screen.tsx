import { useSearchParams } from 'wouter';
import { EditMatch } from './edit-match.tsx';
import { NewMatch } from './new-match.tsx';
import { RepeatMatch } from './repeat-match.tsx';

/** product.md §2 "Create match"; with `?matchId=` it edits that match, with `?rematch=` it repeats it. */
export function CreateMatchScreen() {
  const [search] = useSearchParams();
  const matchId = search.get('matchId');
  if (matchId) return <EditMatch key={matchId} matchId={matchId} />;
  const repeated = search.get('rematch');
  return repeated ? <RepeatMatch key={repeated} matchId={repeated} /> : <NewMatch />;
}
