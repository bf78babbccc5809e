import type { ShownMatch, SpokenAnswer } from '@picadito/domain';
import { type ReactNode, use } from 'react';
import { PersonalLink } from './page-form.tsx';
import { LABELS } from './sentences.ts';

/**
 * Subject of an answer and the path to which it is sent. Without a path (in the organiser's view) nothing is sent.
 * `player` is null where the tapped button names the player.
 */
export type Target = { path: string | null; match: ShownMatch; player: string | null };

type Props = { target: Target; className?: string; children: ReactNode; fields?: Fields };
type Fields = {
  answer?: SpokenAnswer;
  comment?: string;
  soy?: 'si';
  other?: 'si';
  undo?: 'si';
};

/**
 * Form that sends an answer with the date, time and place of the match as the page showed them. If these have changed
 * since, the server asks again instead of storing the answer (docs/decisions/241).
 */
export function AnswerForm({ target, className, children, fields = {} }: Props) {
  const { match, player } = target;
  const path = use(PersonalLink) ?? target.path;
  const { key, date, time, location } = match;
  const all = { match: key, date, time, place: location, player, ...fields };
  return (
    <form
      method="post"
      action={path === null ? undefined : `${path}/answer`}
      className={className}
      autoComplete="off"
    >
      {Object.entries(all).map(
        ([name, value]) =>
          value !== null &&
          value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <fieldset className="contents" disabled={path === null}>
        {children}
      </fieldset>
    </form>
  );
}

type ButtonProps = { answer: SpokenAnswer; label?: string; look?: string };

export function AnswerButton({ answer, label = LABELS[answer], look }: ButtonProps) {
  return (
    <button className={look === undefined ? 'key' : `key ${look}`} name="answer" value={answer}>
      {label}
    </button>
  );
}
