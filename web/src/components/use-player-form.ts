import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSession } from '../api/session.ts';
import { useOneAtATime } from '../lib/use-one-at-a-time.ts';
import { draftOf } from '../state/draft.ts';
import {
  afterAdding,
  isTyped,
  playerForm,
  type PlayerRules,
  type PlayerToStore,
  type PlayerValues,
  readPlayer,
} from './player-form.ts';
import { useKeepTyped } from './use-keep-typed.ts';

/** The second tap of a double tap comes within this time, ms; the form is empty again by then. */
const DOUBLE_TAP_MS = 700;

/**
 * A form that adds players one after another. `add` says whether the player is in: then the form is
 * empty again (level 3) with the focus on the name, but for what was typed meanwhile. Taps while it works, and an empty form right
 * after adding, are echoes of the same tap and do nothing. `draftName` keeps what is typed until then.
 */
export function usePlayerForm(
  draftName: string,
  rules: PlayerRules,
  add: (player: PlayerToStore, fail: FailAt) => boolean | Promise<boolean>,
) {
  const uid = useSession((session) => session.user?.uid ?? '');
  const [typed] = useState(() => readPlayer(draftOf(uid, draftName).read()));
  const form = useForm<PlayerValues, unknown, PlayerToStore>({
    defaultValues: typed,
    reValidateMode: 'onSubmit',
    resolver: zodResolver(playerForm(rules)),
  });
  useKeepTyped(form, uid, draftName);
  const addedAt = useRef(-Infinity);
  const sent = useRef(typed);

  const failAt: FailAt = (field, message) =>
    form.setError(field, { message }, { shouldFocus: true });

  async function addTyped(player: PlayerToStore): Promise<void> {
    if (!(await add(player, failAt))) return;
    addedAt.current = performance.now();
    const next = afterAdding(sent.current, form.getValues());
    form.reset(next, { keepFieldsRef: true });
    if (isTyped(next)) return;
    draftOf(uid, draftName).clear();
    form.setFocus('name');
  }

  const once = useOneAtATime(async (event: FormEvent) => {
    sent.current = { ...form.getValues() };
    const echo = performance.now() - addedAt.current < DOUBLE_TAP_MS && !isTyped(sent.current);
    if (echo) form.setFocus('name');
    else await form.handleSubmit(addTyped)(event);
  });

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    void once(event);
  }

  return { form, onSubmit };
}

export type FailAt = (field: keyof PlayerValues, message: string) => void;
