import type { PlayerInput } from '@picadito/domain';
import { type FormEvent, useRef } from 'react';
import { useSession } from '../identity/session.ts';
import { afterAdding, isTyped, type PlayerValues, readPlayer } from './player-form.ts';
import { type PlayerRules, playerResolver } from './player-rules.ts';
import { useDraftForm } from '../forms/use-draft-form.ts';

/**
 * Time in milliseconds after adding within which another tap counts as part of a double tap. The form is empty by then,
 * so the tap would only show an error.
 */
const DOUBLE_TAP_MS = 700;

/**
 * Returns a form that adds players one after another. `add` stores a player and returns whether it succeeded. The form
 * is then emptied (level 3) and the name takes the focus; values typed while the request ran stay. Further taps while
 * the request runs do nothing, and the second tap of a double tap does nothing either. The draft `draftName` stores the
 * typed values until the player is added.
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
    read: (stored) => readPlayer(stored),
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
