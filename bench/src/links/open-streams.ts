import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';

/** Open pages of one link. */
export type Watched = {
  /** Of all of them. */
  events: number;
  /** The last version that each page has received. */
  versions: string[];
  /** Calls it with each event. */
  onEvent: () => void;
  /** That have ended, or were refused. */
  failed: number;
  leave: () => void;
};

const ADDRESSES = 250;
let opened = 0;

/** So many streams of the page of a link, each at an address of its own, as phones are. */
export async function openStreams(origin: string, path: string, count: number): Promise<Watched> {
  const watched: Watched = { events: 0, versions: [], onEvent() {}, failed: 0, leave() {} };
  const ends: (() => void)[] = [];
  for (let number = 0; number < count; number += 1) {
    opened += 1;
    const localAddress = `127.3.${Math.floor(opened / ADDRESSES)}.${(opened % ADDRESSES) + 1}`;
    const asked = request(new URL(`${path}/changes`, origin), { agent: false, localAddress }).end();
    const [stream] = (await once(asked, 'response')) as [IncomingMessage];
    if (stream.statusCode !== 200) throw new Error(`${path}: ${stream.statusCode}`);
    let isLeft = false;
    ends.push(() => {
      isLeft = true;
      asked.destroy();
    });
    stream.once('close', () => void (watched.failed += isLeft ? 0 : 1));
    stream.on('error', () => {});
    read(stream, (version) => {
      watched.events += 1;
      watched.versions[number] = version;
      watched.onEvent();
    });
  }
  watched.leave = () => ends.forEach((end) => end());
  return watched;
}

function read(stream: IncomingMessage, receive: (version: string) => void): void {
  let rest = '';
  stream.setEncoding('utf8').on('data', (text: string) => {
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, version] = /^event: version\nid: (.*)$/m.exec(block) ?? [];
      if (version !== undefined) receive(version);
    }
  });
}
