import type { PlayersList } from '@picadito/domain';
import { Link } from 'wouter';
import { useHelpers } from '../../helpers/helpers.ts';
import { isOwn } from '../../helpers/may.ts';
import { paths } from '../../lib/paths.ts';
import { useLists } from '../../players/lists/lists.ts';
import { TEXT_LINK } from '../../ui/button.tsx';

/** Asks before an account is deleted whether one of the helpers takes over a list, with a link to each such list. */
export function HelpedLists() {
  const own = useLists().data?.filter(isOwn) ?? [];
  return own.map((list) => <HelpedList key={list.id} list={list} />);
}

function HelpedList({ list: { id, name } }: { list: PlayersList }) {
  const { data: helpers = [] } = useHelpers(id);
  if (!helpers.some(({ state }) => state === 'confirmed')) return null;
  return (
    <p className="mt-3">
      «{name}» tiene ayudantes.{' '}
      <Link href={paths.helpers(id)} className={TEXT_LINK}>
        ¿Se la pasás a alguien?
      </Link>
    </p>
  );
}
