import type { GroupPage, SurveyPage } from '@picadito/domain';

/**
 * Describes where a page is served, and its version (`versionOf`). Without an address the page is for the organiser.
 * `personal` is the path of the personal link by which it was opened.
 */
export type Rendered = {
  publicUrl: string;
  address: string | null;
  version: string;
  personal?: string | undefined;
};

/** `path` is that of the group link. `personal` is that of the personal link by which the page was opened. */
export type SurveySite = Pick<Rendered, 'publicUrl' | 'personal'> & { path: string };

/** Renders pages as text. `style` is the style sheet of all of them. */
export type PageRenderer = {
  style: string;
  renderPage: (page: GroupPage, site: Rendered) => string;
  renderSurvey: (page: SurveyPage, site: SurveySite) => string;
  renderSentence: (sentence: string) => string;
};
