import {
  GUESTS_PER_PLAYER_MAX,
  NAME_MAX,
  type ShownMatch,
  type ShownPerson,
} from '@picadito/domain';
import { NameField, PageForm } from './page-form.tsx';
import { guestText } from './sentences.ts';

type Props = {
  match: ShownMatch;
  host: ShownPerson;
  path: string | null;
  /** True if the device only claims the host's name; it can then propose guests, but not remove them. */
  isClaim: boolean;
  /**
   * Name of a guest that the visitor typed and the server did not store; the field shows it again. Null if there is
   * none.
   */
  typed: string | null;
};

/**
 * Shows the guests of a player with buttons to remove them, and a field for one more ('+1') while the player is coming
 * and may bring more.
 */
export function Guests({ match, host, path, isClaim, typed }: Props) {
  const own = match.people.filter((person) => person.host === host.key);
  const coming = own.filter(({ state }) => state !== 'out');
  const isComing = host.state === 'in' || host.state === 'queued';
  const { key, date, time, location } = match;
  const drawn = { match: key, date, time, place: location, player: host.key };
  return (
    <>
      {own.map((guest) => (
        <PageForm
          key={guest.key}
          to={path && `${path}/guest-gone`}
          fields={{ match: key, guest: guest.key }}
          className="entry flex-wrap"
        >
          <span className="min-w-[min(8rem,100%)] grow basis-0">
            <b>{guest.name}</b> {guestText(guest)}
          </span>
          {!isClaim && (
            <button className="chip shrink-0" aria-label={`Sacar a ${guest.name}`}>
              SACAR
            </button>
          )}
        </PageForm>
      ))}
      {isComing && coming.length < GUESTS_PER_PLAYER_MAX && (
        <details id={`guest-${key}`} open={typed !== null}>
          <summary className="link">+1: traigo a alguien</summary>
          <PageForm
            to={path && `${path}/guest`}
            fields={drawn}
            className="flex flex-wrap items-end gap-2"
          >
            <NameField
              id={`guest-name-${key}`}
              label="Su nombre"
              typed={typed}
              max={NAME_MAX}
              button="SUMAR"
            />
          </PageForm>
        </details>
      )}
    </>
  );
}
