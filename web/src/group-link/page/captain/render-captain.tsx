import type { CaptainPage } from '@picadito/domain';
import { paths } from '../../../lib/paths.ts';
import { asText, Document, Header } from '../document.tsx';
import { PreviewTags } from '../preview.tsx';
import { whenOf } from '../when.ts';
import { CaptainScreen } from './captain-screen.tsx';

/** Type of the site's origin, the path and version of the page, and a new token for a browser without a cookie. */
export type CaptainSite = {
  publicUrl: string;
  path: string;
  version: string;
  token?: string | undefined;
};

/** Returns the page of a captain as HTML (server/src/group-link/page/page-renderer.ts). */
export function captainText(
  page: CaptainPage,
  { publicUrl, script, path, version, token }: CaptainSite & { script: string },
): string {
  const title = `${whenOf(page)} · ${page.location}`;
  return asText(
    <Document
      title={title}
      head={
        <>
          <PreviewTags
            title={title}
            says="Este partido lo llevás vos."
            publicUrl={publicUrl}
            address={publicUrl + path}
          />
          <script type="module" src={script} />
        </>
      }
    >
      <Header>
        {page.holder === 'this' && (
          <div className="min-w-0 text-sm text-mute">Capitán: {page.captain}</div>
        )}
      </Header>
      <main
        data-path={path}
        data-version={version}
        data-said={saidText(page) || title}
        data-keeps=""
        data-asks={Object.keys(page.typed).length > 0 ? '' : undefined}
      >
        <CaptainScreen page={page} path={path} token={token} />
      </main>
      <footer className="text-mute">
        Este link anda hasta un día después del partido. {page.organiser} ve lo que anotás.{' '}
        <a className="link" href={paths.privacy}>
          Privacidad
        </a>
      </footer>
    </Document>,
  );
}

/** Returns what screen readers announce once the page has changed: a refusal, else proposals and the games of a night. */
function saidText({ message, evening }: CaptainPage): string {
  if (message !== null || !evening) return message ?? '';
  const { proposals, night } = evening;
  const games = night ? [night.last?.text, night.next?.sentence] : [];
  return [...proposals.map(({ sentence }) => sentence), ...games].filter(Boolean).join('. ');
}
