import type { Match, Player, PlayersList } from '@picadito/domain';
import { Suspense, useRef, useState } from 'react';
import { Link } from 'wouter';
import {
  useLists,
  LIST_FAILURES,
  startingList,
  useSelectedList,
} from '../../players/lists/lists.ts';
import { useOrganiser } from '../../account/organiser.ts';
import { usePlayers, PLAYER_FAILURES } from '../../players/players.ts';
import { AddPlayer } from '../../players/add-player.tsx';
import { PasteListButton } from '../../players/paste-list/paste-list-button.tsx';
import { LinkPanel } from '../../group-link/link-panel.tsx';
import { NOTHING_WAITS } from '../../group-link/waiting.ts';
import { lazyWithRetry } from '../../lib/lazy-with-retry.ts';
import { A_MINUTE_MS } from '../../lib/clock.ts';
import { paths } from '../../lib/paths.ts';
import { Button, ButtonLink, TEXT_LINK } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Page, StickyAction } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { PlayersPanel } from './players-panel.tsx';
import { useAddPasted } from './use-add-pasted.ts';
import { useJoinMatch } from './use-join-match.ts';
import { isOwn, ownerText } from '../../helpers/may.ts';

const ChooseList = lazyWithRetry(() => import('./choose-list.tsx').then((code) => code.ChooseList));

/**
 * Screen that shows the players of the selected list, or of the only one. If neither exists, it lets the organiser
 * select a list (docs/specification.md#lists-and-players).
 */
export function AddPlayersScreen() {
  const lists = useLists();
  const [selectedId, select] = useSelectedList();
  const startId = startingList(lists.data ?? [], '', selectedId);
  const list = lists.data?.find(({ id }) => id === startId);
  if (list) return <PlayersOfList key={list.id} list={list} />;
  const loading = <Loading text="Cargando listas..." />;
  return (
    <Page title="Jugadores">
      <Panel>
        {lists.isPending && loading}
        {lists.isError && !lists.data && (
          <LoadError onRetry={() => void lists.refetch()}>{LIST_FAILURES.load}</LoadError>
        )}
        {lists.data && (
          <Suspense fallback={loading}>
            <ChooseList lists={lists.data} onChoose={select} />
          </Suspense>
        )}
      </Panel>
    </Page>
  );
}

function PlayersOfList({ list }: { list: PlayersList }) {
  const { started, next, join } = useJoinMatch(list.id);
  const { data: players, isError } = usePlayers(list.id);
  const listFirst = useListFirst(players);
  const isWide = useIsWide();
  const isUnknown = players === undefined && !isError;
  const form = useRef<HTMLDivElement>(null);

  function goToForm() {
    form.current?.scrollIntoView();
    form.current?.querySelector('input')?.focus({ preventScroll: true });
  }

  const adding = (
    <div key="adding" className="flex min-w-0 flex-col gap-6">
      <div ref={form}>
        <AddPanel listId={list.id} players={players} started={started} join={join} />
      </div>
      <NextStep
        onAdd={listFirst ? goToForm : null}
        count={players?.length ?? 0}
        href={paths.confirmAttendance(next)}
      />
    </div>
  );
  const added = (
    <div key="added" className="min-w-0">
      {isWide && <LinkOffer list={list} />}
      <PlayersPanel listId={list.id} />
    </div>
  );

  return (
    <Page
      title="Jugadores"
      lead={
        <>
          Lista <strong className="text-ink">{list.name}</strong>{' '}
          {!isOwn(list) && `${ownerText(list)} `}·{' '}
          <Link href={paths.playerLists} className={TEXT_LINK}>
            Cambiar de lista
          </Link>
        </>
      }
    >
      {!isWide && <LinkOffer list={list} />}
      <PhoneLoading isShown={isUnknown} />
      <div
        className={classNames(
          'grid grid-cols-1 items-start gap-6 md:grid-cols-2',
          isUnknown && 'max-md:hidden',
        )}
      >
        {listFirst && !isWide ? [added, adding] : [adding, added]}
      </div>
    </Page>
  );
}

/** Time in milliseconds after its creation for which a list counts as new. */
const NEW_MS = 24 * 60 * A_MINUTE_MS;

/** Shows the group link of a list that is new; its organiser may not know the link yet. */
function LinkOffer({ list: { id, createdAt } }: { list: PlayersList }) {
  const [isNew] = useState(() => Date.now() - Date.parse(createdAt) < NEW_MS);
  return (
    isNew && (
      <LinkPanel
        listId={id}
        waiting={NOTHING_WAITS}
        note="Cada jugador contesta solo, sin cuenta."
        className="mb-6 max-md:max-w-[560px]"
      />
    )
  );
}

/** Bar with the link 'CONTINUAR', and on phones the button that leads to the form below the list of players. */
function NextStep({
  onAdd,
  count,
  href,
}: {
  /**
   * Called when the organiser taps the button on a phone; null if the form is above the list, so that no button is
   * needed.
   */
  onAdd: (() => void) | null;
  count: number;
  href: string;
}) {
  return (
    <StickyAction>
      {onAdd && (
        <Button
          variant="ghost"
          className="px-3! max-[379px]:px-2! max-[379px]:text-d4! md:hidden!"
          onClick={onAdd}
        >
          + JUGADOR
        </Button>
      )}
      <ButtonLink href={href} className="max-md:px-3! max-[379px]:px-2! max-[379px]:text-d4!">
        {count > 0 ? `CONTINUAR (${count})` : 'CONTINUAR'}
        <Icon name="arrow-right" className="max-[379px]:hidden" />
      </ButtonLink>
    </StickyAction>
  );
}

/**
 * Shows on phones that the screen is loading, until the order of the list and the form is known, so that nothing moves.
 */
function PhoneLoading({ isShown }: { isShown: boolean }) {
  return (
    isShown && (
      <div className="md:hidden">
        <Loading />
      </div>
    )
  );
}

/**
 * Lets the organiser add a typed player or a pasted list of players to the selected list. If a match of that list has
 * already started, the players join the match too.
 */
function AddPanel({
  listId,
  players,
  started,
  join,
}: {
  listId: string;
  players: readonly Player[] | undefined;
  started: Match | null;
  join: (playerIds: readonly string[]) => Promise<boolean>;
}) {
  const { country } = useOrganiser();
  const addPasted = useAddPasted(listId, join);
  return (
    <Panel
      title="Agregar jugador"
      action={
        <PasteListButton
          existing={players?.map(({ name }) => name) ?? []}
          country={country}
          onAdd={addPasted}
        />
      }
    >
      {started && (
        <p className="mb-4 text-mute">
          El partido de las {started.time} ya empezó: quien agregues acá también entra.
        </p>
      )}
      <AddPlayer
        listId={listId}
        failure={PLAYER_FAILURES.add}
        players={players}
        join={(playerId) => join([playerId])}
      />
    </Panel>
  );
}

/**
 * Returns whether phones show the list of players before the form, because organisers usually come to see the players.
 * If the list was empty on arrival the form stays first, so that it does not move while players are added.
 */
function useListFirst(players: readonly Player[] | undefined): boolean {
  const known = players?.length;
  const [arrivedWith, setArrivedWith] = useState<number | undefined>();
  if (arrivedWith === undefined && known !== undefined) setArrivedWith(known);
  return Boolean(arrivedWith);
}
