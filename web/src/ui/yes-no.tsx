const KEY =
  'min-h-11 min-w-11 shrink-0 border-2 border-line px-2 font-display text-d4 tracking-wide hover:bg-raised focus-visible:-outline-offset-3 disabled:off';

/** Renders the buttons SÍ and NO for a question of one line. Screen readers also read `about` with each button. */
export function YesNo({
  about,
  isBusy,
  onDecide,
}: {
  about: string;
  isBusy: boolean;
  onDecide: (isYes: boolean) => void;
}) {
  return (
    <div className="flex shrink-0 gap-2" aria-busy={isBusy || undefined}>
      {(['SÍ', 'NO'] as const).map((word) => (
        <button
          key={word}
          type="button"
          className={KEY}
          disabled={isBusy}
          onClick={() => onDecide(word === 'SÍ')}
        >
          {word}
          <span className="sr-only">: {about}</span>
        </button>
      ))}
    </div>
  );
}
