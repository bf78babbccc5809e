import { useSearchParams } from 'wouter';
import { EditMatch } from './edit-match.tsx';
import { NewMatch } from './new-match.tsx';

/** product.md §2 "Create match"; with `?matchId=` it edits that match. */
export function CreateMatchScreen() {
  const [search] = useSearchParams();
  const matchId = search.get('matchId');
  return matchId ? <EditMatch key={matchId} matchId={matchId} /> : <NewMatch />;
}
