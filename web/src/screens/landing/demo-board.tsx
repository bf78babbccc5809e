const CLARO = [
  ['Núñez', 5],
  ['Agüero', 4],
  ['Íñigo', 3],
  ['Peña', 3],
  ['Toto', 2],
] as const;
const OSCURO = [
  ['Ibáñez', 5],
  ['Solé', 4],
  ['Muñoz', 3],
  ['Cholo', 3],
  ['Beto', 2],
] as const;

/** Still picture of two even teams on a board, as an example of the product. */
export function DemoBoard() {
  return (
    <div
      role="img"
      aria-label="Ejemplo de equipos armados: claro 17 puntos, oscuro 17 puntos"
      className="w-full text-[16px]"
    >
      <div className="mb-2 flex items-center justify-between gap-2 px-1 font-display text-[24px] tracking-wide">
        <span className="text-claro">CLARO</span>
        <span className="translate-y-0.5 font-score text-[16px] text-coin">17-17</span>
        <span className="text-mute">OSCURO</span>
      </div>
      <div className="pix relative grid grid-cols-2 gap-3 p-3 frame-ink mown">
        <i className="absolute inset-y-0 left-1/2 w-1 -translate-x-1/2 bg-ink/25" />
        <i className="absolute top-1/2 left-1/2 size-20 -translate-1/2 border-4 border-ink/25" />
        <Side players={CLARO} chip="bg-claro text-void -outline-offset-2 forced-colors:outline-2" />
        <Side players={OSCURO} chip="bg-oscuro text-ink outline-2 -outline-offset-2 outline-mute" />
      </div>
    </div>
  );
}

function Side({
  players,
  chip,
}: {
  players: readonly (readonly [name: string, level: number])[];
  chip: string;
}) {
  return (
    <div className="falling relative flex flex-col gap-2">
      {players.map(([name, level]) => (
        <span key={name} className={`flex items-center justify-between px-2.5 py-1.5 ${chip}`}>
          {name}
          <span className="translate-y-0.5 font-score text-[12px]">{level}</span>
        </span>
      ))}
    </div>
  );
}
