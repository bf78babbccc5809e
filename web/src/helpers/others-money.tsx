import type { Owner } from '@picadito/domain';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel } from '../ui/panel.tsx';

/** Says who handles the money, to a helper who does not. */
export function OthersMoney({ owner }: { owner: Owner }) {
  return (
    <Panel className="mt-6">
      <EmptyState icon="coin">La plata de esta lista la lleva {owner?.name}.</EmptyState>
    </Panel>
  );
}
