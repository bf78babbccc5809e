import { createContext, type ReactNode, use } from 'react';
import type { ShownMatch, SpokenAnswer } from '@picadito/domain';
import { LABELS } from './sentences.ts';

/**
 * Path of the personal link that opened the page; undefined on the group link. The path identifies the player, so forms
 * are sent to addresses below it.
 */
export const PersonalLink = createContext<string | undefined>(undefined);

/**
 * Token for a browser without a cookie, which becomes its cookie with its first answer; undefined for other browsers.
 * The browser sends the same token again if it gets no response.
 */
export const NewToken = createContext<string | undefined>(undefined);

type Props = {
  /** Path that the form is sent to; null in the organiser's view, in which the form is disabled. */
  to: string | null;
  fields?: Record<string, string>;
  className?: string;
  children: ReactNode;
};

/** Form of the players' page: `fields` become hidden inputs, and `children` are its visible fields and buttons. */
export function PageForm({ to, fields = {}, className = 'contents', children }: Props) {
  return (
    <form method="post" action={to ?? undefined} autoComplete="off">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset className={className} disabled={to === null}>
        {children}
      </fieldset>
    </form>
  );
}

type NameProps = { id: string; label: string; typed: string | null; max: number; button: string };

/** Text field for a person's name, with the button that sends it. `typed` is the initial text; null for none. */
export function NameField({ id, label, typed, max, button }: NameProps) {
  return (
    <>
      <label className="min-w-[min(8rem,100%)] grow basis-0 text-sm text-mute">
        {label}
        <input
          id={id}
          className="input"
          name="name"
          required
          maxLength={max}
          defaultValue={typed ?? ''}
        />
      </label>
      <button className="chip shrink-0">{button}</button>
    </>
  );
}

/**
 * Type of the match and player that an answer is about. `player` is null if the tapped button names the player. `path`
 * is the path of the players' page; null in the organiser's view, which sends nothing.
 */
export type Target = { path: string | null; match: ShownMatch; player: string | null };

type AnswerFormProps = {
  target: Target;
  className?: string;
  children: ReactNode;
  fields?: AnswerFields;
};
type AnswerFields = {
  answer?: SpokenAnswer;
  comment?: string;
  soy?: 'si';
  other?: 'si';
  anyway?: 'si';
  undo?: 'si';
};

/**
 * Form that sends an answer with the date, time and place of the match as the page showed them. If these have changed
 * since, the server asks again instead of storing the answer (docs/decisions/241).
 */
export function AnswerForm({ target, className, children, fields = {} }: AnswerFormProps) {
  const { match, player } = target;
  const path = use(PersonalLink) ?? target.path;
  const { key, date, time, location } = match;
  const token = use(NewToken);
  const all = { match: key, date, time, place: location, player, token, ...fields };
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

type AnswerButtonProps = { answer: SpokenAnswer; label?: string; look?: string };

export function AnswerButton({ answer, label = LABELS[answer], look }: AnswerButtonProps) {
  return (
    <button className={look === undefined ? 'key' : `key ${look}`} name="answer" value={answer}>
      {label}
    </button>
  );
}
