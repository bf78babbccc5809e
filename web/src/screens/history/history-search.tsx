import { useEffect, useState } from 'react';
import { SearchInput } from '../../ui/inputs/search-input.tsx';

const PAUSE_MS = 250;

/** Holds the input of the search and passes it on with a debounce. */
export function HistorySearch({
  onSearch,
  resultText,
}: {
  onSearch: (search: string) => void;
  resultText: string | undefined;
}) {
  const [typed, setTyped] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => onSearch(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);
  return (
    <SearchInput
      label="Buscar partidos"
      value={typed}
      onChange={setTyped}
      resultText={resultText}
    />
  );
}
