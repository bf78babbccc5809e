/** Cells that fill up to `scale`; `text` says the same to readers. */
export function EnergyBar({
  value,
  scale = 10,
  text,
  label = 'Avance',
}: {
  value: number;
  scale?: number;
  text: string;
  label?: string;
}) {
  const filled = Math.max(0, Math.min(scale, Math.round(value)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={scale}
      aria-valuenow={filled}
      aria-valuetext={text}
      className="flex gap-1"
    >
      {Array.from({ length: scale }, (_, cell) => (
        <span
          key={cell}
          className={`h-5 flex-1 forced-colors:border ${
            cell < filled ? 'bg-(--color-grass) bevel forced-colors:bg-[Highlight]' : 'bg-raised'
          }`}
        />
      ))}
    </div>
  );
}
