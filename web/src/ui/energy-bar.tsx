const CELLS = 10;

/** Shows a bar of ten cells, of which `value` are filled. Screen readers read `text` as its value. */
export function EnergyBar({ value, text, label }: { value: number; text: string; label: string }) {
  const filled = Math.min(CELLS, value);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={CELLS}
      aria-valuenow={filled}
      aria-valuetext={text}
      className="flex gap-1"
    >
      {Array.from({ length: CELLS }, (_, cell) => (
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
