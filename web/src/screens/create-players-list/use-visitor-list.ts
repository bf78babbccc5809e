import { useEffect, useRef } from 'react';
import { draftOf } from '../../forms/draft.ts';
import {
  readVisitorList,
  removeVisitorList,
  type VisitorList,
} from '../../players/lists/visitor-list.ts';
import { useReadMessage } from '../../matches/message/use-read-message.ts';
import { playersText } from '../../players/players-text.ts';
import { toast } from '../../ui/toast/toasts.ts';
import type { ListDraftState } from './use-list-draft.ts';

/**
 * Puts the list that the organiser pasted on the landing before signing in into the form, once. Lines about which the
 * organiser has to decide become the text of 'PEGAR LISTA'.
 */
export function useVisitorList(uid: string, draft: ListDraftState, country: string | null): void {
  const isTaken = useRef(false);
  const { keep } = useReadMessage();
  useEffect(() => {
    const list = readVisitorList(Date.now());
    if (!list || uid === '' || isTaken.current) return;
    isTaken.current = true;
    void take(list);

    async function take(taken: VisitorList): Promise<void> {
      const { visitorPlayers } = await import('./visitor-players.ts');
      const { title, players, doubtful } = await visitorPlayers(taken, draft.list.players, country);
      await keep(taken.text);
      draft.addAll(players, title);
      if (doubtful !== '') draftOf(uid, 'paste-list').store(doubtful);
      removeVisitorList();
      const rest = doubtful === '' ? 'Revisala y guardala.' : 'Lo dudoso quedó en PEGAR LISTA.';
      toast({
        title: 'Tu lista está acá',
        description: `${playersText(players.length)}. ${rest}`,
      });
    }
  }, [uid, draft, country, keep]);
}
