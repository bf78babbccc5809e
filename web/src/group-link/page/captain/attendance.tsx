import {
  NAME_MAX,
  type CaptainEvening,
  type CaptainPerson,
  type TypedByCaptain,
} from '@picadito/domain';
import { NameField, PageForm } from '../page-form.tsx';

type Props = { evening: CaptainEvening; typed: TypedByCaptain; path: string };

/** Lists the players, each with the buttons VA and NO VA, and takes a guest. */
export function Attendance({ evening: { people, capacity }, typed: { name }, path }: Props) {
  const going = people.filter(({ status }) => status === 'confirmed');
  const pending = people.filter(({ status }) => status === 'pending');
  const out = people.filter(({ status }) => status === 'declined');
  return (
    <section aria-label="Jugadores">
      <Group title={`Van (${going.length}/${capacity})`} people={going} path={path} />
      <Group title={`Sin confirmar (${pending.length})`} people={pending} path={path} />
      <Group title={`No van (${out.length})`} people={out} path={path} />
      <details id="guest" open={name !== undefined}>
        <summary className="link">Sumar invitado</summary>
        <PageForm to={`${path}/guest`} className="flex flex-wrap items-end gap-2">
          <NameField
            id="guest-name"
            label="Su nombre"
            typed={name ?? null}
            max={NAME_MAX}
            button="SUMAR"
          />
        </PageForm>
      </details>
    </section>
  );
}

type GroupProps = { title: string; people: readonly CaptainPerson[]; path: string };

function Group({ title, people, path }: GroupProps) {
  if (people.length === 0) return null;
  return (
    <>
      <h2 className="mt-3 font-display text-d4 first:mt-0">{title}</h2>
      <ul>
        {people.map((person) => (
          <Person key={person.key} person={person} path={path} />
        ))}
      </ul>
    </>
  );
}

function Person({ person, path }: { person: CaptainPerson; path: string }) {
  const { key, name, status, place, answeredAt } = person;
  return (
    <li id={`p-${key}`}>
      <PageForm
        to={`${path}/attendance`}
        fields={{ player: key, seen: status, answered: answeredAt }}
        className="entry max-[18rem]:flex-wrap"
      >
        <span className="min-w-0 grow max-[18rem]:basis-full">
          {name}
          {place !== null && <span className="text-sm text-mute"> · suplente {place}</span>}
        </span>
        <Tap to="va" label="VA" name={name} isChosen={status === 'confirmed'} />
        <Tap to="no" label="NO VA" name={name} isChosen={status === 'declined'} />
      </PageForm>
    </li>
  );
}

type TapProps = { to: 'va' | 'no'; label: string; name: string; isChosen: boolean };

function Tap({ to, label, name, isChosen }: TapProps) {
  return (
    <button
      className="chip min-w-16 shrink-0 text-center"
      name="to"
      value={to}
      aria-label={`${label}: ${name}`}
      aria-pressed={isChosen}
    >
      {label}
    </button>
  );
}
