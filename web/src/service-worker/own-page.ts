/** Matches the addresses of scripts and styles in the HTML of a page. */
const CODE = /"(\/assets\/[^"]+\.(?:js|css))"/g;

/**
 * Returns a plugin that refuses to store a failed response, and a page whose scripts and styles are not all listed.
 * While servers are upgraded one after the other, such a page may come from a server of the earlier version. After a
 * refusal the worker is not installed, and the browser tries again when it next checks for a new version.
 */
export function refusingOtherVersions(isListed: (address: string) => boolean) {
  return {
    cacheWillUpdate: async ({ response }: { response: Response }): Promise<Response | null> => {
      if (response.status >= 400) return null;
      if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
      const html = await response.clone().text();
      return [...html.matchAll(CODE)].every(([, address = '']) => isListed(address))
        ? response
        : null;
    },
  };
}
