/**
 * Version of the program, and hash of the sources that the bundle was made from. The bundler replaces this constant.
 */
declare const BUILT: { version: string; sources: string };

declare module 'picadito:players-page' {
  import type { PageRenderer } from '../../../server/src/group-link/page/page-renderer.ts';

  export const style: PageRenderer['style'];
  export const renderPage: PageRenderer['renderPage'];
  export const renderSurvey: PageRenderer['renderSurvey'];
  export const renderCaptain: PageRenderer['renderCaptain'];
  export const renderSentence: PageRenderer['renderSentence'];
}
