const TIMEOUT_MS = 15_000;

/** A page of ours, and the address that it came from. */
export type Received = { page: Document; url: string };

/**
 * Asks the server for a page, or sends it a form and takes the page that it leads to. Rejects where none comes. By
 * XMLHttpRequest, which gives a document in which nothing runs; the policy of our pages allows no text to become one.
 */
export function ask(
  method: 'GET' | 'POST',
  url: string,
  form?: URLSearchParams,
): Promise<Received> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error('no page came'));
    request.open(method, url);
    request.responseType = 'document';
    request.timeout = TIMEOUT_MS;
    request.setRequestHeader('accept', 'text/html');
    request.addEventListener('error', fail);
    request.addEventListener('timeout', fail);
    request.addEventListener('load', () => {
      const page = request.responseXML;
      if (page?.getElementById('page')) resolve({ page, url: request.responseURL });
      else fail();
    });
    request.send(form ?? null);
  });
}
