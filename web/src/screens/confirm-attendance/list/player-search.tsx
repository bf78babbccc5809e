import { useRef, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { SearchInput } from '../../../ui/inputs/search-input.tsx';

/** Searches players by name. Phones show a button that opens the field on a separate line. */
export function PlayerSearch({
  query,
  onQuery,
  resultText,
}: {
  query: string;
  onQuery: (query: string) => void;
  resultText: string;
}) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);

  function toggle() {
    if (isOpen) onQuery('');
    else requestAnimationFrame(() => box.current?.querySelector('input')?.focus());
    setOpen(!isOpen);
  }

  return (
    <>
      <button type="button" aria-expanded={isOpen} className="search-opener" onClick={toggle}>
        <Icon name={isOpen ? 'close' : 'search'} />
        <span className="sr-only">Buscar jugador</span>
      </button>
      <div
        ref={box}
        className={classNames(
          'order-last w-full min-w-0 md:-order-1 md:mt-1 md:flex-1',
          !isOpen && 'max-md:hidden',
        )}
      >
        <SearchInput
          label="Buscar jugador por nombre"
          value={query}
          onChange={onQuery}
          resultText={resultText}
        />
      </div>
    </>
  );
}
