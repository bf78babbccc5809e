import { type Match, shortDate } from '@picadito/domain';
import { Select } from '../ui/inputs/select.tsx';

const SEARCH = 'search';

/** Selects one of the organiser's matches by date, time and place. `value` is null while none is chosen. */
export function MatchSelector({
  matches,
  value,
  onChange,
  onSearch,
}: {
  matches: readonly Match[];
  value: string | null;
  onChange: (matchId: string) => void;
  /**
   * Called when the user looks for a match that the selector does not offer; opens the history. Undefined if the
   * selector offers all matches.
   */
  onSearch?: (() => void) | undefined;
}) {
  return (
    <Select
      aria-label="Partido"
      value={value ?? ''}
      onChange={({ target }) => (target.value === SEARCH ? onSearch?.() : onChange(target.value))}
    >
      {value === null && (
        <option value="" disabled>
          Elegí un partido
        </option>
      )}
      {matches.map((match) => (
        <option key={match.id} value={match.id}>
          {shortDate(match.date)} · {match.time} · {match.location}
        </option>
      ))}
      {onSearch && <option value={SEARCH}>Buscar otro partido…</option>}
    </Select>
  );
}
