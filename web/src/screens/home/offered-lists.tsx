import { Link } from 'wouter';
import { useOfferedLists } from '../../handover/handover.ts';
import { paths } from '../../lib/paths.ts';
import { Icon } from '../../ui/icon.tsx';

/** Lines about lists that others hand over to the user; each leads to what comes with the list. */
export function OfferedLists() {
  const { data = [] } = useOfferedLists();
  return data.map(({ listId, listName, from }) => (
    <Link key={listId} href={paths.handover(listId)} className="waiting-line mb-3 py-2">
      <Icon name="eye" />
      <span className="min-w-0 wrap-anywhere">
        {from.name} te pasa «{listName}»
      </span>
      <Icon name="right" className="ml-auto" />
    </Link>
  ));
}
