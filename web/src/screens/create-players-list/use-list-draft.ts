import { useEffect, useState } from 'react';
import { useCreateList } from '../../players/lists/create-list.ts';
import { draftOf } from '../../forms/draft.ts';
import { type DraftPlayer, type ListDraft, type NotAdded, readDraft } from './list-draft.ts';

/** Returns the draft of the new list and functions that change it; each change is stored. */
export function useListDraft(uid: string) {
  const draft = draftOf(uid, 'list');
  const [list, setList] = useState<ListDraft>(() => readDraft(draft.read()));

  const [notAdded, setNotAdded] = useState<NotAdded>({ name: '', whatsapp: '' });

  // A save that began before the user left this screen and came back clears the stored draft when it succeeds. The
  // draft is therefore read again when no save is running.
  const { isCreating } = useCreateList();
  useEffect(() => {
    if (!isCreating) setList(readDraft(draftOf(uid, 'list').read()));
  }, [uid, isCreating]);

  function change(next: ListDraft): void {
    setList(next);
    draft.store(next);
  }

  return {
    list,
    notAdded,
    setNotAdded,
    rename: (name: string) => change({ ...list, name }),
    /** Adds a player. New players come first, where the screen shows them next to the form. */
    add: (player: DraftPlayer) => change({ ...list, players: [player, ...list.players] }),
    /**
     * Adds pasted players and returns the list. If the list has no name yet, its name becomes `title`, the title of the
     * pasted text.
     */
    addAll: (players: readonly DraftPlayer[], title: string | null): ListDraft => {
      const name = list.name.trim() || (title ?? '');
      const next = { name, players: [...players, ...list.players] };
      change(next);
      return next;
    },
    remove: (player: DraftPlayer) =>
      change({ ...list, players: list.players.filter((other) => other !== player) }),
    /** Clears the stored draft after a save, unless the draft has changed since and differs from `saved`. */
    clear: (saved: ListDraft) => {
      if (JSON.stringify(draft.read()) === JSON.stringify(saved)) draft.clear();
    },
  };
}

export type ListDraftState = ReturnType<typeof useListDraft>;
