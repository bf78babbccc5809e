/** What the bundle knows of the sources that it was made from. */
declare const BUILT: { version: string; sources: string };

declare module 'picadito:players-page' {
  import type { PageRenderer } from '../../../server/src/group-link/page/page-renderer.ts';

  export const style: PageRenderer['style'];
  export const renderPage: PageRenderer['renderPage'];
  export const renderSurvey: PageRenderer['renderSurvey'];
  export const renderSentence: PageRenderer['renderSentence'];
}
