import type { MatchPlayer } from '@picadito/domain';

/** The four counters of product.md §2. */
export function Counters({ players }: { players: readonly MatchPlayer[] }) {
  const confirmed = players.filter((player) => player.confirmed).length;
  const counters = [
    { label: 'TOTAL JUGADORES', count: players.length, tone: 'text-ink' },
    { label: 'CONFIRMADOS', count: confirmed, tone: 'text-grass' },
    { label: 'PENDIENTES', count: players.length - confirmed, tone: 'text-coin' },
    {
      label: 'CON WHATSAPP',
      count: players.filter(({ whatsapp }) => whatsapp).length,
      tone: 'text-cyan',
    },
  ];
  return (
    <dl className="grid grid-cols-2 gap-2">
      {counters.map(({ label, count, tone }) => (
        <div
          key={label}
          className="flex flex-row-reverse flex-wrap-reverse items-center justify-end gap-x-3 gap-y-1 bg-panel px-2 py-2 md:px-3"
        >
          <dt className="w-min font-display wrap-normal text-d4 tracking-wide text-mute">
            {label}
          </dt>
          <dd
            className={`min-w-10 shrink-0 translate-y-0.5 text-center font-score text-[1.25rem] leading-none ${tone}`}
          >
            {count}
          </dd>
        </div>
      ))}
    </dl>
  );
}
