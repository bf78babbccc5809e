import type { ShownMatch, ShownPerson, ShownState } from '@picadito/domain';
import { Fragment } from 'react';
import { personOf, type Visitor } from './visitor.ts';

type Props = { match: ShownMatch; visitor: Visitor | null };

/** Who is in, in order; then the queue, who is in doubt, who is out, and who has not said. */
export function People({ match, visitor }: Props) {
  const of = (state: ShownState) => match.people.filter((person) => person.state === state);
  const silent = of('silent');
  return (
    <>
      <Group match={match} title="Van" people={of('in')} isNumbered visitor={visitor} />
      <Group match={match} title="Suplentes" people={of('queued')} isNumbered visitor={visitor} />
      <Group match={match} title="En duda" people={of('maybe')} visitor={visitor} />
      <Group match={match} title="No van" people={of('out')} visitor={visitor} />
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

type GroupProps = {
  match: ShownMatch;
  title: string;
  people: readonly ShownPerson[];
  isNumbered?: boolean;
  visitor: Visitor | null;
};

function Group({ match, title, people, isNumbered = false, visitor }: GroupProps) {
  if (people.length === 0) return null;
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <section>
      <h3 className="font-display text-d4">
        {title} ({people.length})
      </h3>
      <List className="mt-1">
        {people.map((person, at) => (
          <li key={person.key} className={person.key === visitor?.key ? 'row row-own' : 'row'}>
            {isNumbered && (
              <span aria-hidden="true" className="w-[1.75rem] shrink-0 text-mute tabular-nums">
                {at + 1}
              </span>
            )}
            <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-2">
              <span className="min-w-0">{person.name}</span>
              <Note of={person} match={match} visitor={visitor} />
            </span>
          </li>
        ))}
      </List>
    </section>
  );
}

type NoteProps = { of: ShownPerson; match: ShownMatch; visitor: Visitor | null };

function Note({ of, match, visitor }: NoteProps) {
  const { key, comment, addedBy, state } = of;
  const host = of.host === null ? undefined : personOf(match, of.host);
  const parts = [
    comment,
    addedBy && `lo anotó ${addedBy}`,
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
