import { HELPERS_PER_LIST_MAX, type PlayersList } from '@picadito/domain';
import { useParams } from 'wouter';
import { HELPER_FAILURES, useHelpers } from '../../helpers/helpers.ts';
import { isOwn } from '../../helpers/may.ts';
import { ListScreen } from '../../players/lists/list-screen.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Panel } from '../../ui/panel.tsx';
import { HelperRow } from './helper-row.tsx';
import { Invite } from './invite.tsx';
import { HandOver } from './hand-over.tsx';

/** Screen on which the owner of a list invites, confirms and removes its helpers, and hands the list over to one. */
export function HelpersScreen() {
  const { id = '' } = useParams();
  return (
    <ListScreen id={id} title="Ayudantes" titleOf={() => 'Ayudantes'} leadOf={({ name }) => name}>
      {(list) =>
        isOwn(list) ? <HelpersOfList key={list.id} list={list} /> : <OfOther list={list} />
      }
    </ListScreen>
  );
}

function OfOther({ list: { owner } }: { list: PlayersList }) {
  return (
    <Panel>
      <EmptyState icon="users">Los ayudantes de esta lista los elige {owner?.name}.</EmptyState>
    </Panel>
  );
}

function HelpersOfList({ list }: { list: PlayersList }) {
  const { data: helpers, isError, refetch } = useHelpers(list.id);
  if (!helpers && isError) {
    return (
      <Panel>
        <LoadError onRetry={() => void refetch()}>{HELPER_FAILURES.load}</LoadError>
      </Panel>
    );
  }
  if (!helpers) return <Loading />;
  const confirmed = helpers.filter(({ state }) => state === 'confirmed');
  return (
    <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-2">
      <Panel
        title="Quién te ayuda"
        action={
          <p className="text-mute">
            {helpers.length} de {HELPERS_PER_LIST_MAX}
          </p>
        }
      >
        {helpers.length === 0 ? (
          <EmptyState icon="users">
            Todavía nadie. Quien te ayuda entra con su cuenta, y solo ve esta lista.
          </EmptyState>
        ) : (
          <ul className="flex flex-col gap-3">
            {helpers.map((helper) => (
              <HelperRow key={helper.id} listId={list.id} helper={helper} />
            ))}
          </ul>
        )}
      </Panel>
      <div className="flex min-w-0 flex-col gap-6">
        <Invite
          list={list}
          isFull={helpers.length >= HELPERS_PER_LIST_MAX}
          isQuiet={helpers.some(({ state }) => state === 'accepted')}
        />
        {confirmed.length > 0 && <HandOver list={list} helpers={confirmed} />}
      </div>
    </div>
  );
}
