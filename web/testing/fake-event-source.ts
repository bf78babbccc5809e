import { vi } from 'vitest';

/** EventSources as browsers have them, opened by the code under test and spoken through by hand. */
class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  readonly url: string;
  readyState = 1;

  constructor(url: string) {
    super();
    this.url = url;
    opened.push(this);
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }

  tell(type: string, id: string, data: object = {}): void {
    const event = new MessageEvent(type, { lastEventId: id, data: JSON.stringify(data) });
    this.dispatchEvent(event);
  }

  /** The connection is cut; the browser would try again by itself. */
  cut(): void {
    this.readyState = 0;
    this.dispatchEvent(new Event('error'));
  }

  /** The answer was no stream; the browser has given up. */
  refuse(): void {
    this.close();
    this.dispatchEvent(new Event('error'));
  }
}

let opened: FakeEventSource[] = [];

/** Puts them in the place of the browser's; hands out all that are opened from then on. */
export function fakeEventSources() {
  opened = [];
  vi.stubGlobal('EventSource', FakeEventSource);
  return {
    opened,
    addresses: () => opened.map(({ url }) => url),
    open: () => opened.filter(({ readyState }) => readyState !== FakeEventSource.CLOSED),
  };
}
