import { type ReactNode, useState } from 'react';

/** Describes a notice about the answers by the link; `content` is one line on phones. */
export type Notice = { key: string; content: ReactNode };

/** Shows the most urgent notice, and a button that opens the others, so that the players stay in sight. */
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
          aria-expanded={isOpen}
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
