import type { CaptainPage, GroupPage, SurveyPage } from '@picadito/domain';

/**
 * Input of the renderer besides the content of a players' page: `address` is the group link, or null when the page is
 * the organiser's preview; `version` comes from `versionOf`; `personal` is the path of the personal link that opened
 * the page; `token` is a new token for a browser without a cookie.
 */
export type Rendered = {
  publicUrl: string;
  address: string | null;
  version: string;
  personal?: string | undefined;
  token?: string | undefined;
};

/**
 * The addresses of a survey page: `path` of the group link, and `personal`, the path of the personal link that opened
 * the page.
 */
export type SurveySite = Pick<Rendered, 'publicUrl' | 'personal'> & { path: string };

/** Type of what the page of a captain is rendered with besides its data. */
export type CaptainSite = Pick<Rendered, 'publicUrl' | 'version' | 'token'> & { path: string };

/** Functions that render pages as HTML text; `style` is the style sheet of all pages. */
export type PageRenderer = {
  style: string;
  renderPage: (page: GroupPage, site: Rendered) => string;
  renderSurvey: (page: SurveyPage, site: SurveySite) => string;
  renderCaptain: (page: CaptainPage, site: CaptainSite) => string;
  renderSentence: (sentence: string) => string;
};
