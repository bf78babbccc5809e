import { useEffect, useState } from 'react';
import { SearchInput } from '../../ui/inputs/search-input.tsx';

const PAUSE_MS = 250;

/** Search field that reports the typed text with a debounce, so that not every key starts a request. */
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
