import type { PlayerInput } from '@picadito/domain';
import { type FormEvent, useRef } from 'react';
import { useSession } from '../identity/session.ts';
import { afterAdding, isTyped, type PlayerValues, readPlayer } from './player-form.ts';
import { type PlayerRules, playerResolver } from './player-rules.ts';
import { useDraftForm } from '../forms/use-draft-form.ts';

/** The second tap of a double tap comes within this many milliseconds; the form is empty again by then. */
const DOUBLE_TAP_MS = 700;

/**
 * Holds a form that adds players one after another. Once `add` returns true, the form is empty again (level 3) with the
 * focus on the name, except for values typed while the request ran. Taps during the request, and an empty form right
 * after adding, belong to the same tap and do nothing. The draft `draftName` holds the typed values until then.
 */
export function usePlayerForm(
  draftName: string,
  rules: PlayerRules,
  add: (player: PlayerInput, fail: FailAt) => boolean | Promise<boolean>,
) {
  const addedAt = useRef(-Infinity);
  const { form, formProps, draft } = useDraftForm<PlayerValues, PlayerInput>({
    uid: useSession((session) => session.user?.uid ?? ''),
    name: draftName,
    read: (kept) => readPlayer(kept),
    resolver: playerResolver(rules),
    save: addTyped,
  });

  const failAt: FailAt = (field, message) =>
    form.setError(field, { message }, { shouldFocus: true });

  async function addTyped(player: PlayerInput, typed: PlayerValues): Promise<void> {
    if (!(await add(player, failAt))) return;
    addedAt.current = performance.now();
    const next = afterAdding(typed, form.getValues());
    form.reset(next, { keepFieldsRef: true });
    if (isTyped(next)) return;
    draft.clear();
    form.setFocus('name');
  }

  function onSubmit(event: FormEvent): void {
    const echo = performance.now() - addedAt.current < DOUBLE_TAP_MS && !isTyped(form.getValues());
    if (!echo) {
      formProps.onSubmit(event);
      return;
    }
    event.preventDefault();
    form.setFocus('name');
  }

  return { form, formProps: { ...formProps, onSubmit } };
}

export type FailAt = (field: keyof PlayerValues, message: string) => void;
