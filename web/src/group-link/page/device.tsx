import type { Visitor } from './visitor.ts';

type Props = { visitor: Visitor; path: string | null };

/** Whom the page takes one for; one tap takes it back. */
export function WhoIsIt({ visitor: { name, isHeld }, path }: Props) {
  return (
    <div className="flex min-w-0 items-center gap-2 text-sm text-mute">
      <span className="min-w-0">{name}</span>
      {isHeld ? (
        <Forget path={path}>No soy yo</Forget>
      ) : (
        <a className="link" data-here="" href={path ?? undefined}>
          No soy yo
        </a>
      )}
    </div>
  );
}

/** Releases the names that this device holds. */
export function Forget({ path, children }: { path: string | null; children: string }) {
  return (
    <form method="post" action={path === null ? undefined : `${path}/forget`}>
      <button className="link" disabled={path === null}>
        {children}
      </button>
    </form>
  );
}
