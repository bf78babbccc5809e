import { vi } from 'vitest';

/** Type of a response of the fake network: its status, its address, and the headers that scripts read. */
type Response = { status: number; url?: string; headers?: Record<string, string> };

/**
 * Replaces the browser's XMLHttpRequest. `respond` replies to each request with an empty page, or fails it by returning
 * null. Returns the addresses and the data of all requests.
 */
export function fakeRequests(respond: (url: string, data: URLSearchParams) => Response | null) {
  const sent: string[] = [];
  class FakeRequest extends EventTarget {
    #url = '';
    #response: Response | null = null;

    get status() {
      return this.#response?.status ?? 0;
    }

    get responseURL() {
      return this.#response?.url ?? this.#url;
    }

    get responseXML() {
      return { querySelector: () => null, getElementById: () => ({}) };
    }

    open(_method: string, url: string): void {
      this.#url = url;
    }

    setRequestHeader(): void {}

    getResponseHeader(name: string): string | null {
      return this.#response?.headers?.[name] ?? null;
    }

    send(data: URLSearchParams | null): void {
      sent.push(`${this.#url} ${String(data)}`);
      this.#response = respond(this.#url, data ?? new URLSearchParams());
      queueMicrotask(() => this.dispatchEvent(new Event(this.#response ? 'load' : 'error')));
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return sent;
}
