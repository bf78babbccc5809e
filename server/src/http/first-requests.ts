import { firstViewPath, pathOf, SESSION } from '@picadito/domain';

/**
 * Returns the `Link` header of a page of the app, with which the browser starts the page's first requests before it has
 * the page's code: for the session, and for the data of the screen at `address`. The credentials mode is that of the
 * page's own requests, which use these replies.
 */
export function firstRequests(address: string): string {
  const paths = [pathOf(SESSION.read), firstViewPath(address)].filter((path) => path !== null);
  return paths
    .map((path) => `<${path}>; rel="preload"; as="fetch"; crossorigin="use-credentials"`)
    .join(', ');
}
