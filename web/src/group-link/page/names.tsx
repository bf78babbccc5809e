import { sortKey, type ShownMatch } from '@picadito/domain';
import { Headline } from './headline.tsx';

/** With more than this many names the script of the page shows a search field. */
const AT_A_GLANCE = 30;

type Props = { match: ShownMatch; path: string | null };

/**
 * Asks a visitor without a name who they are: one link per name. Choosing a name stores nothing; the answer on the next
 * page does.
 */
export function Names(props: Props) {
  return (
    <>
      <Headline look="text-d2">¿Quién sos?</Headline>
      <NameGrid {...props} />
    </>
  );
}

export function NameGrid({ match, path }: Props) {
  const own = match.people.filter(({ host }) => host === null);
  const people = own.toSorted((a, b) => (sortKey(a.name) < sortKey(b.name) ? -1 : 1));
  return (
    <>
      {people.length > AT_A_GLANCE && (
        <label hidden data-filter="">
          Buscá tu nombre
          <input id="filter" type="search" autoComplete="off" className="input" />
        </label>
      )}
      <ul className="names">
        {people.map(({ key, name }) => (
          <li key={key}>
            <a
              className="key key-name"
              data-here=""
              href={path === null ? undefined : `${path}?soy=${key}`}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
