import { Icon } from '../../ui/icon.tsx';

const SHOWN_MAX = 30;

/**
 * Shows the lines of the pasted text that were not read as players; a tap on a line adds it to the review as a player.
 */
export function PasteListLeft({
  lines,
  onTake,
}: {
  lines: readonly string[];
  onTake: (place: number) => void;
}) {
  const more = lines.length - SHOWN_MAX;
  return (
    <details className="group">
      <summary className="inline-flex min-h-12 cursor-pointer items-center gap-2 text-mute hover:text-ink">
        <Icon name="down" className="group-open:rotate-180" />
        No parecen jugadores ({lines.length})
      </summary>
      <ul className="flex flex-col pb-2 text-mute">
        {lines.slice(0, SHOWN_MAX).map((line, at) => (
          <li key={`${at} ${line}`}>
            <label className="flex min-h-12 cursor-pointer items-center gap-3 wrap-anywhere">
              <input
                type="checkbox"
                className="size-6 shrink-0 accent-grass"
                checked={false}
                onChange={() => onTake(at)}
              />
              {line}
            </label>
          </li>
        ))}
        {more > 0 && <li>Y {more} más.</li>}
      </ul>
    </details>
  );
}
