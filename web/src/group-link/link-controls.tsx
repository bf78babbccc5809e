import { GROUP_LINK, type GroupLink, type GroupLinkInput, pathOf } from '@picadito/domain';
import { type ReactNode, useState } from 'react';
import { failureSentence } from '../sync/failure-sentence.ts';
import { Button, TEXT_LINK } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { LoadError } from '../ui/load-error.tsx';
import { Loading } from '../ui/loading.tsx';
import { toastError } from '../ui/toast/toasts.ts';
import { ClaimsOfList } from './claims-of-list.tsx';
import { NameHolderList } from './name-holder-list.tsx';
import { LINK_FAILURES, useGroupLink } from './link.ts';
import { useSetLink } from './link-changes.ts';
import { Address, LinkInUse, type LinkSwitches } from './link-in-use.tsx';
import { PersonalLinks } from './personal-links.tsx';
import { NamesOfList } from './shown-names.tsx';
import type { Waiting } from './waiting.ts';
import { useIsOwnList } from '../players/lists/lists.ts';

type Props = { listId: string; waiting: Waiting; children: ReactNode };

/**
 * Shows what the players will see, and the group link: a button that turns it on, or its address with the switches,
 * names and devices that belong to it. Helpers get the address and the devices.
 */
export function LinkControls({ listId, waiting, children }: Props) {
  const { data: link, isError, refetch } = useGroupLink(listId);
  const setting = useSetLink(listId);
  const isOwn = useIsOwnList(listId);

  /** Changes the settings of the link. Returns whether the server stored them; otherwise a toast says why not. */
  async function set(wanted: GroupLinkInput): Promise<boolean> {
    try {
      await setting.mutateAsync(wanted);
      return true;
    } catch (error) {
      toastError(failureSentence(error, { action: LINK_FAILURES.set }));
      return false;
    }
  }

  if (!link && isError)
    return <LoadError onRetry={() => void refetch()}>{LINK_FAILURES.load}</LoadError>;
  if (!link) return <Loading />;
  const { address, version } = link;
  if (isOwn === false) return <LinkOfHelper {...{ listId, waiting, address }} />;
  return (
    <div className="flex flex-col gap-4 pb-4">
      {address !== null && <ClaimsOfList listId={listId} waiting={waiting} />}
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
      <Names listId={listId} />
      {address === null ? (
        <Button
          variant="ghost"
          loading={setting.isPending}
          onClick={() => void set({ isOn: true, version })}
        >
          PRENDER EL LINK
        </Button>
      ) : (
        <LinkInUse
          address={address}
          switches={switchesOf(link, set)}
          isBusy={setting.isPending}
          onChange={() => set({ isOn: true, version: version + 1 })}
          onTurnOff={() => set({ isOn: false, version })}
        />
      )}
      {address !== null && children}
      {address !== null && <NameHolderList listId={listId} />}
      {address !== null && <PersonalLinks listId={listId} />}
    </div>
  );
}

/** Shows a helper the address of the link, which only the owner of the list turns on or changes, and its devices. */
function LinkOfHelper({
  listId,
  waiting,
  address,
}: Omit<Props, 'children'> & { address: string | null }) {
  if (address === null) return <p className="pb-4">Está apagado: lo prende quien organiza.</p>;
  return (
    <div className="flex flex-col gap-4 pb-4">
      <ClaimsOfList listId={listId} waiting={waiting} />
      <Address address={address} />
      <NameHolderList listId={listId} />
    </div>
  );
}

type Set = (wanted: GroupLinkInput) => Promise<boolean>;

function switchesOf({ version, previewsMatch, isStrict }: GroupLink, set: Set): LinkSwitches {
  return [
    {
      label: 'Mostrar día y lugar en la vista previa',
      isOn: previewsMatch,
      onSwitch: (isOn) => set({ isOn: true, version, previewsMatch: isOn }),
    },
    {
      label: 'Cada uno contesta por sí mismo',
      hint: 'Los celus que ya contestan se quedan con su nombre. Otro celu entra con el link de ese jugador, o si vos decís que sí. Nadie contesta por otro que ya tiene su celu.',
      isOn: isStrict,
      onSwitch: (isOn) => set({ isOn: true, version, isStrict: isOn }),
    },
  ];
}

/** Shows the names of a list once it is opened, because a list may have hundreds. */
function Names({ listId }: { listId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-12 cursor-pointer items-center font-display text-d4 tracking-wide">
        Cómo se ven los nombres
        <Icon name="down" className="ml-auto" />
      </summary>
      {isOpen && <NamesOfList listId={listId} />}
    </details>
  );
}
