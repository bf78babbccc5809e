import { vi } from 'vitest';

/** Fake of the browser's EventSource, whose events tests send by hand. */
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

  /** Cuts the connection, after which a browser would reconnect by itself. */
  cut(): void {
    this.readyState = 0;
    this.dispatchEvent(new Event('error'));
  }

  /** Refuses the connection with a response that is not a stream, after which a browser does not reconnect. */
  refuse(): void {
    this.close();
    this.dispatchEvent(new Event('error'));
  }
}

let opened: FakeEventSource[] = [];

/**
 * Replaces the global EventSource by the fake. Returns the event sources that are opened after this call, their
 * addresses, and a function for those that are not closed.
 */
export function fakeEventSources() {
  opened = [];
  vi.stubGlobal('EventSource', FakeEventSource);
  return {
    opened,
    addresses: () => opened.map(({ url }) => url),
    open: () => opened.filter(({ readyState }) => readyState !== FakeEventSource.CLOSED),
  };
}
