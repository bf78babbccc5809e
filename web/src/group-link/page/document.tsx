import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';

type Props = { title: string; head?: ReactNode; children: ReactNode };

/** Renders a whole page; the server puts its style sheet into the head. The script replaces the content of `#page`. */
export function Document({ title, head, children }: Props) {
  return (
    <html lang="es">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="color-scheme" content="dark light" />
        <meta name="robots" content="noindex, nofollow, noarchive" />
        {head}
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
      </head>
      <body>
        <div id="page">{children}</div>
      </body>
    </html>
  );
}

export function Header({ children }: { children?: ReactNode }) {
  return (
    <header className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
      <span className="font-display text-d3 tracking-wider text-coin">PICADITO</span>
      {children}
    </header>
  );
}

export function asText(page: ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
