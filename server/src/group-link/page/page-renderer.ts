import type { GroupPage, SurveyPage } from '@picadito/domain';

/**
 * Describes the address of a page and its version (`versionOf`). Without an address the page is for the organiser.
 * `personal` is the path of the personal link that opened it.
 */
export type Rendered = {
  publicUrl: string;
  address: string | null;
  version: string;
  personal?: string | undefined;
};

/**
 * Describes the addresses of a survey page: `path` of the group link, and `personal` of the personal link that opened
 * it.
 */
export type SurveySite = Pick<Rendered, 'publicUrl' | 'personal'> & { path: string };

/** Renders pages as text; `style` is the style sheet of all pages. */
export type PageRenderer = {
  style: string;
  renderPage: (page: GroupPage, site: Rendered) => string;
  renderSurvey: (page: SurveyPage, site: SurveySite) => string;
  renderSentence: (sentence: string) => string;
};
