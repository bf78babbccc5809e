import { chatLink, type Match, type MatchPlayer, oneToOneCall } from '@picadito/domain';
import { useState } from 'react';
import { useGroupAddress } from '../../../group-link/link.ts';
import { playersText } from '../../../players/players-text.ts';
import { useNoteCall } from '../../../attendance/calls.ts';
import { useStoredValue } from '../../../sync/use-stored-value.ts';
import { toast } from '../../../ui/toast/toasts.ts';
import {
  type CallQueue,
  countUnreached,
  markSent,
  parseQueue,
  queueView,
  type Recipient,
  startQueue,
  whoToCall,
} from './call-queue.ts';
import { openTabs } from './open-tabs.ts';

export type Call = ReturnType<typeof useCall>;

type Called = {
  chosen: ReadonlySet<string>;
  called: ReadonlySet<string>;
  /**
   * Returns the personal link of a player, or null if the player has none. The function itself is null while the group
   * link is off.
   */
  personalLinkOf: ((playerId: string) => string | null) | null;
};

/**
 * Returns the state and the actions of 'CONVOCAR A TODOS'. `start` opens as many chats as the browser allows for one
 * tap; the remaining players stay in a queue, which survives a reload. The server stores who was called, so that the
 * call can continue on another device.
 */
export function useCall(
  match: Match,
  players: MatchPlayer[],
  { chosen, called, personalLinkOf }: Called,
) {
  const [stored, store] = useStoredValue(`call_queue:${match.id}`);
  const { mutate: note } = useNoteCall(match.id);
  const [error, setError] = useState<string | null>(null);
  const [unreached, setUnreached] = useState(0);
  const queue = parseQueue(stored);
  const silent = new Set(players.filter(({ status }) => status === 'pending').map(({ id }) => id));
  const address = useGroupAddress(match.listId);
  const linkTo = ({ id, whatsapp }: Recipient) => {
    const links = { link: address, personalLink: personalLinkOf?.(id) ?? null };
    return chatLink(whatsapp, oneToOneCall(match, { ...links, isAsked: silent.has(id) }));
  };
  const put = (next: CallQueue | null) => store(next && JSON.stringify(next));

  return {
    view: queue && queueView(queue, players, called),
    error,
    /** Number of players that the call cannot reach, until the organiser messages the group or the call ends. */
    unreached,
    settleUnreached: () => setUnreached(0),
    linkTo,
    start,
    sent,
    finish,
    unsend,
  };

  function start() {
    const recipients = whoToCall(players, chosen);
    setUnreached(countUnreached(players, chosen));
    setError(recipients.ok ? null : recipients.error);
    if (!recipients.ok) return;
    const fresh = startQueue(recipients.value, called);
    const left = recipients.value.filter(({ id }) => !fresh.sent.includes(id));
    const opened = left.slice(0, openTabs(left.map(linkTo)));
    const started = opened.reduce((before, { id }) => markSent(before, id), fresh);
    put(opened.length === recipients.value.length ? null : started);
    for (const { id } of opened) note({ playerId: id, called: true });
    toast(openedToast(started.sent.length, recipients.value.length));
  }

  function sent({ id }: Recipient) {
    if (!queue) return;
    note({ playerId: id, called: true });
    const next = markSent(queue, id);
    put(next);
    const { next: following, total } = queueView(next, players, called);
    if (!following) {
      toast({ title: 'Éxito', description: `Listo: le escribiste a ${playersText(total)}.` });
    }
  }

  /** Marks a player as not called: the chat was opened, but nothing was sent. */
  function unsend(playerId: string) {
    note({ playerId, called: false });
  }

  function finish() {
    setUnreached(0);
    put(null);
  }
}

function openedToast(opened: number, total: number) {
  if (opened === 0) {
    return {
      title: 'Seguí de a uno',
      description: 'El navegador no dejó abrir el chat. Tocá ENVIAR para cada jugador.',
      tone: 'info' as const,
    };
  }
  const description =
    opened === total
      ? `Se abrió WhatsApp para ${playersText(total)}.`
      : `Se abrió el chat ${opened} de ${total}. Seguí con ENVIAR, uno por toque.`;
  return { title: 'Éxito', description };
}
