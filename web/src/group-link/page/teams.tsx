import type { ShownTeams } from '@picadito/domain';

/** Saved teams, by name and without levels. */
export function Teams({ teams: { claro, oscuro, suplente } }: { teams: ShownTeams }) {
  return (
    <section aria-label="Equipos" className="pix frame-line mown p-3">
      <div className="grid grid-cols-2 gap-3">
        <Team title="CLARO" names={claro} look="bg-claro text-void" />
        <Team title="OSCURO" names={oscuro} look="bg-oscuro border-2 border-mute" />
      </div>
      {suplente.length > 0 && <p className="mt-3">Suplentes: {suplente.join(', ')}</p>}
    </section>
  );
}

function Team({ title, names, look }: { title: string; names: readonly string[]; look: string }) {
  return (
    <div>
      <h3 className="font-display text-d4">{title}</h3>
      <ul className="mt-2 flex flex-col gap-2">
        {names.map((name) => (
          <li key={name} className={`flex min-h-11 items-center px-3 font-bold ${look}`}>
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
