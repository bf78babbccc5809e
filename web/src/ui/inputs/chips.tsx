/**
 * Type of a likely value that one tap puts into a field. `name` is the accessible name, which is longer where `label`
 * is short.
 */
export type Choice = { value: string; label: string; name: string };

/** Shows values of a field as buttons; the button of the current value is pressed. Renders nothing without choices. */
export function Chips({
  label,
  choices,
  value,
  onChoose,
}: {
  label: string;
  choices: readonly Choice[];
  value: string;
  onChoose: (value: string) => void;
}) {
  if (choices.length === 0) return null;
  return (
    <div role="group" aria-label={label} className="flex flex-wrap content-end gap-2">
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-label={choice.name}
          aria-pressed={choice.value === value}
          className="tile min-h-11 min-w-11 px-2.5 py-1 max-[359px]:px-1.5 text-left font-display text-d4 tracking-wide hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-panel"
          onClick={() => onChoose(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
