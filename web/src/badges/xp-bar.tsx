/** Shows the progress to the next level as a bar. `label` names the bar, and `text` says its value in words. */
export function XpBar({
  percent,
  label,
  text,
  className,
}: {
  percent: number;
  label: string;
  text: string;
  className: string;
}) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
      className={`h-5 bg-raised forced-colors:border ${className}`}
    >
      <div
        style={{ width: `${percent}%` }}
        className="h-full bg-(--color-magenta) bevel forced-colors:bg-[Highlight]"
      />
    </div>
  );
}
