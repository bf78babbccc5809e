import type { GroupPage, SurveyPage } from '@picadito/domain';

/**
 * Where a page stands, and which it is (`versionOf`). Without an address it is for the organiser to see. `personal`: the
 * path of the own link that it was opened by.
 */
export type Rendered = {
  publicUrl: string;
  address: string | null;
  version: string;
  personal?: string | undefined;
};

/** `path`: of the link; `personal`: of the own link that it was opened by. */
export type SurveySite = Pick<Rendered, 'publicUrl' | 'personal'> & { path: string };

/** Makes pages as text; `style` is the style sheet of all of them. */
export type PageRenderer = {
  style: string;
  renderPage: (page: GroupPage, site: Rendered) => string;
  renderSurvey: (page: SurveyPage, site: SurveySite) => string;
  renderSentence: (sentence: string) => string;
};
