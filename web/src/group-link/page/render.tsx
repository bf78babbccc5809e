import type { CaptainPage, GroupPage, SurveyPage } from '@picadito/domain';
import { paths } from '../../lib/paths.ts';
import { Bell, Forget, WhoIsIt } from './device.tsx';
import { asText, Document, Header } from './document.tsx';
import { Frame } from './frame.tsx';
import { GroupScreen } from './group-page.tsx';
import { Headline } from './headline.tsx';
import style from './page.css?inline';
import { NewToken, PersonalLink } from './page-form.tsx';
import { PreviewTags } from './preview.tsx';
import { announcementOf } from './announcement.ts';
import { captainText, type CaptainSite } from './captain/render-captain.tsx';
import { surveyText } from './survey/render-survey.tsx';
import type { SurveySite } from './survey/survey-screen.tsx';
import { visitorOf } from './visitor.ts';
import { whenOf } from './when.ts';

export { style };

/**
 * Address of the script of the page, set by the build (web/build/players-page.ts). The page works without the script.
 */
declare const SCRIPT: string;

type Site = {
  publicUrl: string;
  address: string | null;
  version: string;
  /** Path of the personal link that opened the page; undefined on the group link. */
  personal?: string | undefined;
  /** New token for a browser without a cookie; undefined for other browsers. */
  token?: string | undefined;
};

const PLAIN_TITLE = 'Los partidos del grupo';

/** Returns the players' page as HTML, for the server (server/src/group-link/page/page-renderer.ts). */
export function renderPage(
  page: GroupPage,
  { publicUrl, address, version, personal, token }: Site,
): string {
  const shown = page.next ?? page.suspended;
  const title = shown ? `${whenOf(shown)} · ${shown.location}` : PLAIN_TITLE;
  const preview = { title: page.previewsMatch ? title : PLAIN_TITLE, publicUrl, address };
  const path = address && new URL(address).pathname;
  const visitor = visitorOf(page);
  return asText(
    <Document
      title={title}
      head={
        <>
          <PreviewTags {...preview} />
          {path && <script type="module" src={SCRIPT} />}
        </>
      }
    >
      <Header>{visitor && <WhoIsIt visitor={visitor} path={path} />}</Header>
      <main
        data-path={path}
        data-personal={personal}
        data-version={version}
        data-me={(page.me ?? page.claim)?.key}
        {...announcementOf(page)}
      >
        <PersonalLink value={personal}>
          <NewToken value={token}>
            <GroupScreen page={page} path={path} />
          </NewToken>
        </PersonalLink>
      </main>
      <footer className="text-mute">
        {visitor?.ownsName && <Bell path={path} />}
        {(visitor?.ownsName || visitor?.isClaim) && (
          <Forget path={path} isOfDevice>
            Olvidar este celu
          </Forget>
        )}
        Acá se ven nombres, quién va, el día y el lugar. Nunca niveles ni teléfonos.{' '}
        <a className="link" href={paths.privacy}>
          Privacidad
        </a>
      </footer>
    </Document>,
  );
}

export function renderSentence(sentence: string): string {
  return asText(
    <Document title="Picadito">
      <Header />
      <main data-said={sentence}>
        <Frame color="frame-coin">
          <Headline look="text-d2">{sentence}</Headline>
        </Frame>
      </main>
    </Document>,
  );
}

export function renderSurvey(page: SurveyPage, site: SurveySite & { publicUrl: string }): string {
  return surveyText(page, { ...site, script: SCRIPT });
}

export function renderCaptain(page: CaptainPage, site: CaptainSite): string {
  return captainText(page, { ...site, script: SCRIPT });
}
