import type { SkillLevel } from '@picadito/domain';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { RefuseSame } from '../players/paste-list/paste-list-rows.ts';
import { useDialogOnDemand } from '../forms/use-lazy-dialog.ts';

const loadDialog = () =>
  import('../players/paste-list/paste-list-dialog.tsx').then((code) => code.PasteListDialog);

/** A player of a pasted list, ready to be stored; `id` is his row's. */
export type PastedPlayer = {
  id: number;
  name: string;
  skillLevel: SkillLevel;
  /** E.164, or none. */
  whatsapp: string | null;
};

export type PasteTarget = {
  /** The names that the list has already. */
  existing: readonly string[];
  country: string | null;
  refuseSame?: RefuseSame;
  /**
   * Adds them; `onStep` hears of each by the id of his row, with why he was not added, or null. `title` is what the text
   * calls the list.
   */
  onAdd: (
    players: readonly PastedPlayer[],
    title: string | null,
    onStep: (id: number, refusal: string | null) => void,
  ) => Promise<void>;
};

/** Takes in a list as people have it: pasted, or chosen from the contacts. */
export function PasteListButton(target: PasteTarget) {
  const { Dialog, ask } = useDialogOnDemand(loadDialog);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => void ask(() => setOpen(true))}>
        <Icon name="copy" className="max-sm:hidden" />
        PEGAR LISTA
      </Button>
      {Dialog && <Dialog {...target} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
