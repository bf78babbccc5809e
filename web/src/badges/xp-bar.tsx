/** The experience on the way to the next level; `label` names it and `text` says where it stands. */
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
        className="h-full bg-magenta shadow-[inset_0_-4px_0_rgb(0_0_0/0.2),inset_0_4px_0_rgb(255_255_255/0.3)] forced-colors:bg-[Highlight]"
      />
    </div>
  );
}
