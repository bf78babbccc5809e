import {
  GUESTS_PER_PLAYER_MAX,
  NAME_MAX,
  type ShownMatch,
  type ShownPerson,
} from '@picadito/domain';
import type { ReactNode } from 'react';
import { guestText } from './sentences.ts';

type Props = {
  match: ShownMatch;
  host: ShownPerson;
  path: string | null;
  /** A name that was not stored. */
  typed: string | null;
};

/** '+1': whom one brings, and the line for one more. */
export function Guests({ match, host, path, typed }: Props) {
  const own = match.people.filter((person) => person.host === host.key);
  const isComing = host.state === 'in' || host.state === 'queued';
  const { key, date, time, location } = match;
  const drawn = { match: key, date, time, place: location, player: host.key };
  return (
    <>
      {own.map((guest) => (
        <GuestForm
          key={guest.key}
          to={path && `${path}/guest-gone`}
          fields={{ match: key, guest: guest.key }}
          className="row flex-wrap"
        >
          <span className="min-w-[min(8rem,100%)] grow basis-0">
            <b>{guest.name}</b> {guestText(guest)}
          </span>
          <button className="chip shrink-0" aria-label={`Sacar a ${guest.name}`}>
            SACAR
          </button>
        </GuestForm>
      ))}
      {isComing && own.length < GUESTS_PER_PLAYER_MAX && (
        <details id={`guest-${key}`} open={typed !== null}>
          <summary className="link">+1: traigo a alguien</summary>
          <GuestForm
            to={path && `${path}/guest`}
            fields={drawn}
            className="flex flex-wrap items-end gap-2"
          >
            <label className="min-w-[min(8rem,100%)] grow basis-0 text-sm text-mute">
              Su nombre
              <input
                id={`guest-name-${key}`}
                className="field"
                name="name"
                required
                maxLength={NAME_MAX}
                defaultValue={typed ?? ''}
              />
            </label>
            <button className="chip shrink-0">SUMAR</button>
          </GuestForm>
        </details>
      )}
    </>
  );
}

type FormProps = {
  to: string | null;
  fields: Record<string, string>;
  className: string;
  children: ReactNode;
};

function GuestForm({ to, fields, className, children }: FormProps) {
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
