import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';

/** How a chat shows the link before it is opened. */
export type Preview = { title: string; publicUrl: string; address: string | null };

type Props = { title: string; preview?: Preview; children: ReactNode };

/** A whole page without a script; the server puts its style sheet into the head. */
export function Document({ title, preview, children }: Props) {
  return (
    <html lang="es">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="color-scheme" content="dark light" />
        <meta name="robots" content="noindex, nofollow, noarchive" />
        {preview && <PreviewTags {...preview} />}
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
      </head>
      <body>
        <div className="mx-auto flex max-w-xl flex-col gap-5 px-4 pb-8">
          <header className="pt-3 font-display text-d3 tracking-wider text-coin">PICADITO</header>
          <main className="flex flex-col gap-5">{children}</main>
          {preview && <Footer />}
        </div>
      </body>
    </html>
  );
}

function Footer() {
  return (
    <footer className="text-mute">
      Acá se ven nombres, quién va, el día y el lugar. Nunca niveles ni teléfonos.{' '}
      <a className="inline-block py-2.5 text-cyan underline" href={paths.privacy}>
        Privacidad
      </a>
    </footer>
  );
}

function PreviewTags({ title, publicUrl, address }: Preview) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Picadito" />
      <meta property="og:locale" content="es_AR" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content="¿Jugás? Mirá quién va." />
      {address && <meta property="og:url" content={address} />}
      <meta property="og:image" content={`${publicUrl}/preview.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content="Picadito: armá el partido, que salga parejo." />
    </>
  );
}
