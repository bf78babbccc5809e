import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useOneAtATime } from '../lib/use-one-at-a-time.ts';
import {
  NO_PLAYER,
  playerForm,
  type PlayerRules,
  type PlayerToStore,
  type PlayerValues,
} from './player-form.ts';

/** The second tap of a double tap comes within this time, ms; the form is empty again by then. */
const DOUBLE_TAP_MS = 700;

/**
 * A form that adds players one after another. `add` says whether the player is in: then the form is
 * empty again (level 3) with the focus on the name. Taps while it works, and an empty form right
 * after adding, are echoes of the same tap and do nothing.
 */
export function usePlayerForm(
  rules: PlayerRules,
  add: (player: PlayerToStore, fail: FailAt) => boolean | Promise<boolean>,
) {
  const form = useForm<PlayerValues, unknown, PlayerToStore>({
    defaultValues: NO_PLAYER,
    reValidateMode: 'onSubmit',
    resolver: zodResolver(playerForm(rules)),
  });
  const addedAt = useRef(-Infinity);

  const failAt: FailAt = (field, message) =>
    form.setError(field, { message }, { shouldFocus: true });

  async function addTyped(player: PlayerToStore): Promise<void> {
    if (!(await add(player, failAt))) return;
    addedAt.current = performance.now();
    form.reset(NO_PLAYER, { keepFieldsRef: true });
    form.setFocus('name');
  }

  const once = useOneAtATime(async (event: FormEvent) => {
    const { name, whatsapp } = form.getValues();
    const echo = performance.now() - addedAt.current < DOUBLE_TAP_MS && name + whatsapp === '';
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
