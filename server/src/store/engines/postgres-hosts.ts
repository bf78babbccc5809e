/** The hosts of a database, of which one takes writes: the others are tried in turn when it cannot be reached. */
export type Hosts = {
  count: number;
  /** The address of the one to connect to. */
  current: () => string;
  /** The next one's turn, unless it has come already. */
  moveFrom: (url: string) => void;
};

const PARTS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/is;

/** One address for each host of one that names several, as libpq has it: `postgres://USER@HOST1:PORT,HOST2/DATABASE`. */
export function addressesOf(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = PARTS.exec(url) ?? [];
  return before === '' ? [url] : hosts.split(',').map((host) => before + host + after);
}

export function hostsOf(url: string): Hosts {
  const addresses = addressesOf(url);
  let place = 0;
  const current = () => addresses[place] ?? url;
  return {
    count: addresses.length,
    current,
    moveFrom: (failed) => {
      if (failed === current()) place = (place + 1) % addresses.length;
    },
  };
}
