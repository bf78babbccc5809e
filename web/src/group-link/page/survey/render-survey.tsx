import type { SurveyPage } from '@picadito/domain';
import { paths } from '../../../lib/paths.ts';
import { asText, Document, Header } from '../document.tsx';
import { PreviewTags } from '../preview.tsx';
import { surveyAnnouncement, SurveyScreen, WhoAnswers, type SurveySite } from './survey-screen.tsx';

const TITLE = '¿Cómo juega cada uno?';

type Site = SurveySite & { publicUrl: string; script: string };

/**
 * Returns the page of a survey as HTML (server/src/group-link/page/page-renderer.ts). The page does not refresh itself,
 * because that would lose the taps that are not sent yet.
 */
export function surveyText(page: SurveyPage, { publicUrl, script, ...site }: Site): string {
  const address = `${publicUrl}${site.path}/survey`;
  return asText(
    <Document
      title={TITLE}
      head={
        <>
          <PreviewTags title={TITLE} says="Es un minuto." {...{ publicUrl, address }} />
          <script type="module" src={script} />
        </>
      }
    >
      <Header>
        <WhoAnswers page={page} />
      </Header>
      <main data-said={surveyAnnouncement(page)}>
        <SurveyScreen page={page} site={site} />
      </main>
      <footer className="text-mute">
        Quien organiza ve cuántos contestaron. Cuando cierra, ve qué dicen entre todos de cada uno,
        si opinaron cuatro o más.{' '}
        <a className="link" href={paths.privacy}>
          Privacidad
        </a>
      </footer>
    </Document>,
  );
}
