import { GROUP_LINK, pathOf } from '@picadito/domain';
import { failureSentence } from '../sync/failure-sentence.ts';
import { Button, TEXT_LINK } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { LoadError } from '../ui/load-error.tsx';
import { Loading } from '../ui/loading.tsx';
import { toastError } from '../ui/toast/toasts.ts';
import { HeldNames } from './held-names.tsx';
import { LINK_FAILURES } from './failures.ts';
import { useGroupLink } from './link.ts';
import { useSetLink } from './link-changes.ts';
import { LinkInUse } from './link-in-use.tsx';

/** What players will see, and the link: off, or on with all that can be done with it. */
export function LinkControls({ listId }: { listId: string }) {
  const { data: link, isError, refetch } = useGroupLink(listId);
  const setting = useSetLink(listId);

  async function set(isOn: boolean, version: number): Promise<void> {
    try {
      await setting.mutateAsync({ isOn, version });
    } catch (error) {
      toastError(failureSentence(error, { action: LINK_FAILURES.set }));
    }
  }

  if (!link && isError)
    return <LoadError onRetry={() => void refetch()}>{LINK_FAILURES.load}</LoadError>;
  if (!link) return <Loading />;
  const { address, version } = link;
  return (
    <div className="flex flex-col gap-4 pb-4">
      <p>
        Quien lo abra ve nombres, quién va, el día, el lugar y los equipos. Nunca niveles ni
        teléfonos.
      </p>
      <a
        className={TEXT_LINK}
        href={pathOf(GROUP_LINK.page, { id: listId })}
        target="_blank"
        rel="noopener"
      >
        Esto van a ver
        <Icon name="external-link" />
      </a>
      {address === null ? (
        <Button variant="ghost" loading={setting.isPending} onClick={() => void set(true, version)}>
          PRENDER EL LINK
        </Button>
      ) : (
        <LinkInUse
          address={address}
          isBusy={setting.isPending}
          onChange={() => set(true, version + 1)}
          onTurnOff={() => set(false, version)}
        />
      )}
      {address !== null && <HeldNames listId={listId} />}
    </div>
  );
}
