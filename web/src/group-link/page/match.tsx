import type { ShownEvent, ShownMatch, ShownState } from '@picadito/domain';
import type { ReactNode } from 'react';
import { Teams } from './teams.tsx';
import { mapOf, whenOf } from './when.ts';

/** A match that is to be played: when and where, who is in, who is not, who has not said. */
export function Match({ match, children }: { match: ShownMatch; children?: ReactNode }) {
  const { people, capacity, teams } = match;
  const namesOf = (state: ShownState) =>
    people.flatMap((person) => (person.state === state ? person.name : []));
  const going = namesOf('in');
  return (
    <>
      <Frame color="frame-coin">
        <When event={match} />
        <Bar filled={going.length} of={capacity} />
        <p className="flex items-baseline gap-3">
          <span className="font-display text-d3 text-grass">
            {going.length}/{capacity}
          </span>
          {missingText(match.missing)}
        </p>
      </Frame>
      {children}
      {teams && <Teams teams={teams} />}
      <Names title="Van" names={going} isNumbered />
      <Names title="No van" names={namesOf('out')} />
      <Names title="Sin respuesta" names={namesOf('silent')} />
    </>
  );
}

export function Frame({ color, children }: { color: string; children: ReactNode }) {
  return <div className={`pix ${color} flex flex-col gap-2 bg-panel p-4`}>{children}</div>;
}

export function When({ event }: { event: ShownEvent }) {
  return (
    <>
      <h2 className="font-display text-d2">
        <time dateTime={`${event.date}T${event.time}`}>{whenOf(event)}</time>
      </h2>
      <p className="text-mute">
        {event.location}
        {' · '}
        <a className="inline-block py-2.5 text-cyan underline" href={mapOf(event)} rel="noreferrer">
          cómo llegar
        </a>
      </p>
    </>
  );
}

function missingText(missing: number): string {
  if (missing === 0) return '¡Completo!';
  return missing === 1 ? 'Falta 1' : `Faltan ${missing}`;
}

/** Says what stands beside it. */
function Bar({ filled, of }: { filled: number; of: number }) {
  return (
    <div aria-hidden="true" className="flex gap-1">
      {Array.from({ length: of }, (_, cell) => (
        <span key={cell} className={`h-3 grow ${cell < filled ? 'bg-grass' : 'bg-raised'}`} />
      ))}
    </div>
  );
}

type NamesOf = { title: string; names: readonly string[]; isNumbered?: boolean };

function Names({ title, names, isNumbered = false }: NamesOf) {
  if (names.length === 0) return null;
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <section>
      <h3 className="font-display text-d4">
        {title} ({names.length})
      </h3>
      <List className="mt-1">
        {names.map((name, at) => (
          <li key={name} className="flex min-h-11 items-center gap-3 border-b border-raised">
            {isNumbered && (
              <span aria-hidden="true" className="w-8 text-mute tabular-nums">
                {at + 1}
              </span>
            )}
            {name}
          </li>
        ))}
      </List>
    </section>
  );
}
