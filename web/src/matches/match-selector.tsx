import { type Match, shortDate } from '@picadito/domain';
import { Select } from '../ui/inputs/select.tsx';
import { ownerText } from '../helpers/may.ts';

const SEARCH = 'search';

/** Selects a match by date, time, place and the owner of a helped one. `value` is null while none is chosen. */
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
          {[shortDate(match.date), match.time, ownerText(match), match.location]
            .filter(Boolean)
            .join(' · ')}
        </option>
      ))}
      {onSearch && <option value={SEARCH}>Buscar otro partido…</option>}
    </Select>
  );
}
