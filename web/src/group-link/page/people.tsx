import type { ShownPerson, ShownState } from '@picadito/domain';
import { Fragment } from 'react';
import { PageForm } from './page-form.tsx';
import { canTakeBack, personOf, type OfMatch } from './visitor.ts';

/**
 * Shows the players by their answers: the confirmed ones in order, the waitlist, the players in doubt, and the players
 * who declined. The players without an answer come last, and only for a visitor with a name.
 */
export function People(props: OfMatch) {
  const { match, visitor } = props;
  const of = (state: ShownState) => match.people.filter((person) => person.state === state);
  const silent = of('silent');
  return (
    <>
      <Group title="Van" people={of('in')} isNumbered {...props} />
      <Group title="Suplentes" people={of('queued')} isNumbered {...props} />
      <Group title="En duda" people={of('maybe')} {...props} />
      <Group title="No van" people={of('out')} {...props} />
      {visitor && silent.length > 0 && (
        <section>
          <h3 className="font-display text-d4">Sin respuesta ({silent.length})</h3>
          <p className="mt-1 text-mute">
            {silent.map(({ key, name }, at) => (
              <Fragment key={key}>
                {at > 0 && ', '}
                <bdi>{name}</bdi>
              </Fragment>
            ))}
          </p>
        </section>
      )}
    </>
  );
}

type GroupProps = OfMatch & {
  title: string;
  people: readonly ShownPerson[];
  isNumbered?: boolean;
};

function Group({ title, people, isNumbered = false, ...props }: GroupProps) {
  if (people.length === 0) return null;
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <section>
      <h3 className="font-display text-d4">
        {title} ({people.length})
      </h3>
      <List className="mt-1">
        {people.map((person, at) => (
          <li
            key={person.key}
            className={person.key === props.visitor?.key ? 'entry entry-own' : 'entry'}
          >
            {isNumbered && (
              <span aria-hidden="true" className="w-[1.75rem] shrink-0 text-mute tabular-nums">
                {at + 1}
              </span>
            )}
            <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-2">
              <span className="min-w-0">{person.name}</span>
              <Note of={person} {...props} />
            </span>
            <TakeBack of={person} {...props} />
          </li>
        ))}
      </List>
    </section>
  );
}

type NoteProps = OfMatch & { of: ShownPerson };

/**
 * Button DESHACER in a player's row, for a VOY that this device gave for that player. The visitor's own row has no
 * button, because `OwnAnswer` shows one.
 */
function TakeBack({ of: { key, name }, match, page, visitor, path }: NoteProps) {
  if (key === visitor?.key || !canTakeBack(page, match, key)) return null;
  return (
    <PageForm to={path && `${path}/take-back`} fields={{ match: match.key, player: key }}>
      <button className="link whitespace-nowrap" aria-label={`DESHACER el VOY de ${name}`}>
        DESHACER
      </button>
    </PageForm>
  );
}

function Note({ of, match, page, visitor }: NoteProps) {
  const { key, comment, addedBy, isFromOtherDevice, state } = of;
  const device = canTakeBack(page, match, key) ? 'desde este celu' : 'desde otro celu';
  const host = of.host === null ? undefined : personOf(match, of.host);
  const parts = [
    comment,
    addedBy && `lo anotó ${addedBy}`,
    isFromOtherDevice && device,
    host && (host.key === visitor?.key ? 'con vos' : `con ${host.name}`),
    host && state === 'queued' && 'entra si queda lugar',
    key === visitor?.key && 'vos',
  ];
  const said = parts.filter((part) => typeof part === 'string');
  if (said.length === 0) return null;
  return (
    <span className="min-w-0 text-sm text-mute">
      {said.map((part, at) => (
        <Fragment key={part}>
          {at > 0 && ' · '}
          <bdi>{part}</bdi>
        </Fragment>
      ))}
    </span>
  );
}
