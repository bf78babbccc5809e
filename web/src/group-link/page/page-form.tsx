import { createContext, type ReactNode } from 'react';

/** Holds the path of the personal link by which the page was opened; answers are sent there. */
export const PersonalLink = createContext<string | undefined>(undefined);

type Props = {
  /** Null stands for the organiser's view, in which nothing is sent. */
  to: string | null;
  fields?: Record<string, string>;
  className?: string;
  children: ReactNode;
};

/** Renders a form of the page with its hidden fields, and with what is tapped or typed. */
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

/** Shows a line for the name of a person, and the button that sends it. */
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
