const TIMEOUT_MS = 15_000;

/** A received page of this program, and the address that the request ended at after redirects. */
export type Received = { page: Document; url: string };

/**
 * Error of a request that the server refused, or that the browser's settings forbid. Its message is a sentence for the
 * player.
 */
export class Refused extends Error {}

/**
 * Requests a page, or sends a form and returns the page that the form leads to. Rejects if no page comes.
 * XMLHttpRequest is used because it returns a document in which no script runs; the content security policy of the
 * pages forbids parsing a document from text.
 */
export async function ask(
  method: 'GET' | 'POST',
  url: string,
  form?: URLSearchParams,
): Promise<Received> {
  const { responseXML: page, responseURL } = await send({ method, url, type: 'document', form });
  if (!page?.getElementById('page')) throw new Error('no page came');
  return { page, url: responseURL };
}

/**
 * Requests JSON data (GET), or sends `data` (POST), and returns the reply. Rejects with `Refused` if the server gives a
 * reason, otherwise with another error.
 */
export async function askData<T>(url: string, data?: object): Promise<T> {
  const method = data ? 'POST' : 'GET';
  const { status, response } = await send({ method, url, type: 'json', data });
  const reply = response as (T & { detail?: string }) | null;
  if (status === 200 && reply) return reply;
  throw reply?.detail === undefined ? new Error(String(status)) : new Refused(reply.detail);
}

type Sent = {
  method: 'GET' | 'POST';
  url: string;
  type: 'document' | 'json';
  form?: URLSearchParams | undefined;
  data?: object | undefined;
};

/** Sends a request and resolves with any response, whatever its status. Rejects without a response in 15 seconds. */
function send({ method, url, type, form, data }: Sent): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error('no response came'));
    request.open(method, url);
    request.responseType = type;
    request.timeout = TIMEOUT_MS;
    request.setRequestHeader('accept', type === 'json' ? 'application/json' : 'text/html');
    if (data) request.setRequestHeader('content-type', 'application/json');
    request.addEventListener('error', fail);
    request.addEventListener('timeout', fail);
    request.addEventListener('load', () => resolve(request));
    request.send(data ? JSON.stringify(data) : (form ?? null));
  });
}
