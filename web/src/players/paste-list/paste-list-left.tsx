import { Icon } from '../../ui/icon.tsx';

const SHOWN_MAX = 30;

/** The lines that were not read as players. */
export function PasteListLeft({ lines }: { lines: readonly string[] }) {
  const more = lines.length - SHOWN_MAX;
  return (
    <details className="group">
      <summary className="inline-flex min-h-12 cursor-pointer items-center gap-2 text-mute hover:text-ink">
        <Icon name="down" className="group-open:rotate-180" />
        {lines.length === 1
          ? '1 renglón no parece un jugador'
          : `${lines.length} renglones no parecen jugadores`}
      </summary>
      <ul className="flex flex-col gap-1 pb-2 pl-8 text-sm text-mute">
        {lines.slice(0, SHOWN_MAX).map((line, at) => (
          <li key={at} className="wrap-anywhere">
            {line}
          </li>
        ))}
        {more > 0 && <li>Y {more} más.</li>}
      </ul>
    </details>
  );
}
