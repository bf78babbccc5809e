import { type ReactNode, useState } from 'react';

/** Type of a notice above the list of players. */
export type Notice = { key: string; content: ReactNode };

/**
 * Shows the first, most urgent notice and a button that shows the other notices. They are hidden at first, so that the
 * list of players stays in sight.
 */
export function Notices({ notices }: { notices: readonly Notice[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const [first, ...others] = notices;
  if (!first) return null;
  return (
    <section aria-label="Novedades" className="attendance-notices">
      <div key={first.key}>{first.content}</div>
      {others.length > 0 && (
        <button
          type="button"
          className="notice-more"
          aria-label={isOpen ? 'menos' : `y ${others.length} más`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? (
            'menos'
          ) : (
            <>
              <span className="max-[359px]:hidden">y {others.length} más</span>
              <span className="min-[360px]:hidden">+{others.length}</span>
            </>
          )}
        </button>
      )}
      {isOpen && others.map(({ key, content }) => <div key={key}>{content}</div>)}
    </section>
  );
}
