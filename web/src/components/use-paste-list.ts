import { cleanLine, MESSAGES } from '@picadito/domain';
import { readList } from '@picadito/domain/reading';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '../api/session.ts';
import { contactsPicker } from '../players/paste-list/pick-contacts.ts';
import { readClipboard } from '../lib/read-clipboard.ts';
import { storedWhatsapp } from '../players/stored-whatsapp.ts';
import { draftOf } from '../forms/draft.ts';
import type { PastedPlayer, PasteTarget } from './paste-list-button.tsx';
import { type PasteRow, rowsFrom, rowsOfContacts } from '../players/paste-list/paste-list-rows.ts';

export type Review = {
  source: 'text' | 'contacts';
  rows: readonly PasteRow[];
  title: string | null;
  /** Lines that name nobody. */
  left: readonly string[];
  /** What was not read, in sentences. */
  notes: readonly string[];
};

/** How far adding has come, while it goes on. */
export type Progress = { done: number; total: number };

const NOBODY = 'No encontramos jugadores en ese texto. Pegá un nombre por renglón.';
const CUT = 'El texto es muy largo: leímos la primera parte.';
const REFUSED = 'El navegador no dejó leer lo copiado. Mantené apretado el cuadro y elegí Pegar.';
const NO_CONTACTS = 'No pudimos abrir tus contactos. Pegá la lista acá.';
/** A copy may have to come from another device: by then one types, ms. */
const PATIENCE_MS = 200;
/** More is not kept over a reload: the browser has room for so much. */
const KEPT_MAX = 100_000;

/** The text, what was read in it, and how it is added. Nothing typed is lost until its rows are in. */
export function usePasteList(target: PasteTarget, isOpen: boolean, onClose: () => void) {
  const uid = useSession((session) => session.user?.uid ?? '');
  const kept = draftOf(uid, 'paste-list');
  const [text, setTyped] = useState(() => textOf(kept.read()));
  const [review, setReview] = useState<Review | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [isReady, setReady] = useState(false);
  const picker = contactsPicker();

  function setText(typed: string): void {
    setTyped(typed);
    setError(null);
    if (typed === '' || typed.length > KEPT_MAX) kept.clear();
    else kept.keep(typed);
  }

  function read(pasted: string): void {
    setText(pasted);
    const found = readList(pasted, target.existing);
    const { title, left, tooMany, isCut } = found;
    if (found.rows.length === 0) {
      setError(NOBODY);
      return;
    }
    const notes = [...(tooMany > 0 ? [tooManyText(tooMany)] : []), ...(isCut ? [CUT] : [])];
    setReview({
      source: 'text',
      rows: rowsFrom(found),
      title,
      left: left.map((line) => line.text),
      notes,
    });
  }

  async function paste(): Promise<void> {
    const copied = await readClipboard();
    if (copied) read(copied);
    else setError(REFUSED);
  }

  const pasteIfGranted = useEffectEvent(async () => {
    if (text !== '' || review || !(await isClipboardGranted())) return;
    const copied = await readClipboard();
    if (copied) read(copied);
  });
  useEffect(() => {
    if (!isOpen) return;
    void Promise.race([pasteIfGranted(), patience()]).then(() => setReady(true));
    return () => setReady(false);
  }, [isOpen]);

  async function pickContacts(): Promise<void> {
    try {
      const chosen = (await picker?.()) ?? [];
      if (chosen.length === 0) return;
      const rows = rowsOfContacts(chosen, target.existing);
      setReview({ source: 'contacts', rows, title: null, left: [], notes: [] });
    } catch {
      setError(NO_CONTACTS);
    }
  }

  /** Who is in leaves the table; who could not be added stays, with why. */
  async function add(ready: readonly PasteRow[]): Promise<void> {
    if (!review || progress) return;
    const refusals = new Map<number, string | null>();
    const step = (id: number, refusal: string | null): void => {
      refusals.set(id, refusal);
      setReview({ ...review, rows: rowsAfter(review.rows, refusals) });
      setProgress({ done: refusals.size, total: ready.length });
    };
    setProgress({ done: 0, total: ready.length });
    try {
      const { players, wrong } = await playersOf(ready, target.country);
      for (const [id, refusal] of wrong) step(id, refusal);
      await target.onAdd(players, review.title, step);
    } finally {
      setProgress(null);
    }
    const rows = rowsAfter(review.rows, refusals);
    if (rows.some(({ isOut }) => !isOut)) {
      setReview({ ...review, rows, notes: [stayingText(review.rows.length - rows.length)] });
      return;
    }
    setReview(null);
    // contacts have nothing to do with what was typed
    if (review.source === 'text') setText('');
    onClose();
  }

  return {
    text,
    error,
    review,
    progress,
    /** What was copied is read, where that asks nothing. */
    isReady,
    setText,
    read,
    paste,
    add,
    pick: picker && pickContacts,
    setRows: (rows: readonly PasteRow[]) => setReview(review && { ...review, rows }),
    goBack: () => setReview(null),
  };
}

export type PasteList = ReturnType<typeof usePasteList>;

function textOf(kept: unknown): string {
  return typeof kept === 'string' ? kept : '';
}

/** `refusals`: of each row that was tried, why it was not added, or null. */
function rowsAfter(
  rows: readonly PasteRow[],
  refusals: ReadonlyMap<number, string | null>,
): PasteRow[] {
  return rows
    .filter(({ id }) => refusals.get(id) !== null)
    .map((row) => ({ ...row, failure: refusals.get(row.id) ?? row.failure }));
}

/** Rows as players; `wrong` says of which rows the number is none: one may be quicker than its check. */
async function playersOf(rows: readonly PasteRow[], country: string | null) {
  const players: PastedPlayer[] = [];
  const wrong = new Map<number, string>();
  for (const { id, name, skillLevel, whatsapp } of rows) {
    const stored = await storedWhatsapp(whatsapp, country);
    if (stored.ok)
      players.push({ id, name: cleanLine(name), skillLevel, whatsapp: stored.value.value });
    else wrong.set(id, stored.error);
  }
  return { players, wrong };
}

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
}

/** Whether reading what was copied asks nothing of the user; only some browsers tell. */
async function isClipboardGranted(): Promise<boolean> {
  try {
    const name = 'clipboard-read' as PermissionName;
    return (await navigator.permissions.query({ name })).state === 'granted';
  } catch {
    return false;
  }
}

function tooManyText(count: number): string {
  return `${MESSAGES.listFull} Quedaron ${count} sin leer.`;
}

function stayingText(added: number): string {
  if (added === 0) return 'No pudimos agregar a nadie. Mirá cada renglón.';
  return added === 1 ? 'Agregamos a 1. Estos quedan.' : `Agregamos a ${added}. Estos quedan.`;
}
