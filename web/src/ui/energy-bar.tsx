type Props = { value: number; of: number; text: string; label: string };

/** Shows a bar of `of` cells, of which `value` are filled. Screen readers read `text` as its value. */
export function EnergyBar({ value, of, text, label }: Props) {
  const filled = Math.min(of, value);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={of}
      aria-valuenow={filled}
      aria-valuetext={text}
      className="flex gap-1"
    >
      {Array.from({ length: of }, (_, cell) => (
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
