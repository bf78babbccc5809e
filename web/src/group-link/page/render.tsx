import type { GroupPage } from '@picadito/domain';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { Document } from './document.tsx';
import { GroupScreen } from './group-page.tsx';
import style from './page.css?inline';
import { whenOf } from './when.ts';

export { style };

/** The page as text, for the server (server/src/group-link/page-renderer.ts). */
export function renderPage(
  page: GroupPage,
  { publicUrl, address }: { publicUrl: string; address: string | null },
): string {
  const shown = page.next ?? page.suspended;
  const title = shown ? `${whenOf(shown)} · ${shown.location}` : 'Los partidos del grupo';
  return text(
    <Document title={title} preview={{ title, publicUrl, address }}>
      <GroupScreen page={page} />
    </Document>,
  );
}

/** A page that says one thing. */
export function renderSentence(sentence: string): string {
  return text(
    <Document title="Picadito">
      <h1 className="mt-6 font-display text-d2">{sentence}</h1>
    </Document>,
  );
}

function text(page: ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
