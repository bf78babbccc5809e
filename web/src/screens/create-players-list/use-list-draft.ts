import { useEffect, useState } from 'react';
import { useIsCreatingList } from '../../players/lists/create-list.ts';
import { draftOf } from '../../forms/draft.ts';
import { type DraftPlayer, type ListDraft, type NotAdded, readDraft } from './list-draft.ts';

/** The list being made, kept at every change. */
export function useListDraft(uid: string) {
  const kept = draftOf(uid, 'list');
  const [list, setList] = useState<ListDraft>(() => readDraft(kept.read()));

  const [notAdded, setNotAdded] = useState<NotAdded>({ name: '', whatsapp: '' });

  // a save that was begun before this screen was opened again may have taken the draft with it
  const saving = useIsCreatingList();
  useEffect(() => {
    if (!saving) setList(readDraft(draftOf(uid, 'list').read()));
  }, [uid, saving]);

  function change(next: ListDraft): void {
    setList(next);
    kept.keep(next);
  }

  return {
    list,
    notAdded,
    setNotAdded,
    rename: (name: string) => change({ ...list, name }),
    add: (player: DraftPlayer) => change({ ...list, players: [...list.players, player] }),
    /** What was pasted; `title` names a list that has no name yet. */
    addAll: (players: readonly DraftPlayer[], title: string | null) =>
      change({ name: list.name.trim() || (title ?? ''), players: [...list.players, ...players] }),
    remove: (player: DraftPlayer) =>
      change({ ...list, players: list.players.filter((other) => other !== player) }),
    /** Forgets what was saved, unless it has been changed since. */
    clear: (saved: ListDraft) => {
      if (JSON.stringify(kept.read()) === JSON.stringify(saved)) kept.clear();
    },
  };
}

export type ListDraftState = ReturnType<typeof useListDraft>;
