import { firstName, type HelpedListNotices } from '@picadito/domain';
import { ACCOUNT_FAILURES } from '../../account/account.ts';
import { useOptimisticValue } from '../../lib/use-optimistic-value.ts';
import { useHelpedLists, useSetNoticesOfList } from '../../notices/notices.ts';
import { failureSentence } from '../../sync/failure-sentence.ts';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { toastError } from '../../ui/toast/toasts.ts';

/** Switches notices about each list that the user helps with; nothing for a user who helps nobody. */
export function HelpedLists() {
  const { data: lists = [] } = useHelpedLists();
  if (lists.length === 0) return null;
  return (
    <fieldset className="mt-6">
      <legend>¿Y de las listas en las que ayudás?</legend>
      {lists.map((list) => (
        <HelpedList key={list.listId} list={list} />
      ))}
    </fieldset>
  );
}

function HelpedList({ list }: { list: HelpedListNotices }) {
  const setting = useSetNoticesOfList(list.listId);
  const [isOn, choose, revert] = useOptimisticValue(list.isOn);

  function set(wanted: boolean): void {
    choose(wanted);
    setting.mutate(wanted, {
      onError: (error) => {
        revert();
        toastError(failureSentence(error, { action: ACCOUNT_FAILURES.notices }));
      },
    });
  }

  return (
    <Checkbox
      label={
        <>
          {list.listName} <span className="text-mute">de {firstName(list.ownerName)}</span>
        </>
      }
      checked={isOn}
      onChange={({ target }) => set(target.checked)}
    />
  );
}
