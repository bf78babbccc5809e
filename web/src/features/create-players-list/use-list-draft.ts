import { useState } from 'react';
import { draftOf } from '../../state/draft.ts';
import { type DraftPlayer, type ListDraft, type NotAdded, readDraft } from './list-draft.ts';

/** The list being made, kept at every change. */
export function useListDraft(uid: string) {
  const kept = draftOf(uid, 'list');
  const [list, setList] = useState<ListDraft>(() => readDraft(kept.read()));

  const [notAdded, setNotAdded] = useState<NotAdded>({ name: '', whatsapp: '' });

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
    remove: (player: DraftPlayer) =>
      change({ ...list, players: list.players.filter((other) => other !== player) }),
    clear: () => kept.clear(),
  };
}

export type ListDraftState = ReturnType<typeof useListDraft>;
