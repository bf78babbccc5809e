import { createContext, type ReactNode } from 'react';

/**
 * Path of the personal link by which the page was opened; undefined on the group link. Answers are sent to this path,
 * so that the server knows the player.
 */
export const PersonalLink = createContext<string | undefined>(undefined);

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

/** Text field for a person's name, with the button that sends it. `typed` is its first value. */
export function NameField({ id, label, typed, max, button }: NameProps) {
  return (
    <>
      <label className="min-w-[min(8rem,100%)] grow basis-0 text-sm text-mute">
        {label}
        <input
          id={id}
          className="field"
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
