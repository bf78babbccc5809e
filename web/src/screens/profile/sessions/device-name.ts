const UNKNOWN = 'Navegador desconocido';

/**
 * Patterns of a User-Agent header with the names of browsers; the group of a pattern is the major version. A User-Agent
 * also contains names of older browsers for compatibility, so the first pattern that matches counts.
 */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\/(\d+)/, 'Edge'],
  [/\b(?:OPR|Opera)\/(\d+)/, 'Opera'],
  [/\bSamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\/(\d+)/, 'Chrome'],
  [/\bVersion\/(\d+).* Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * Returns readable names of browsers and their systems from User-Agent headers: 'Chrome en Android'. Browsers of one
 * name and several versions have the version too: 'Chrome 142 en Android'.
 */
export function deviceNames(userAgents: readonly (string | null)[]): string[] {
  const short = userAgents.map((userAgent) => deviceName(userAgent));
  const long = userAgents.map((userAgent) => deviceName(userAgent, true));
  return short.map((name, at) => {
    const alike = long.filter((_, other) => short[other] === name);
    return new Set(alike).size > 1 ? (long[at] ?? name) : name;
  });
}

function deviceName(userAgent: string | null, withVersion = false): string {
  const [browser, version] = named(BROWSERS, userAgent ?? '');
  const [system] = named(SYSTEMS, userAgent ?? '');
  const name = withVersion && browser && version ? `${browser} ${version}` : browser;
  if (name && system) return `${name} en ${system}`;
  return name ?? (system ? `Navegador en ${system}` : UNKNOWN);
}

/** Returns the name whose pattern matches first, and the group of that pattern. */
function named(names: typeof BROWSERS, userAgent: string): [string?, string?] {
  for (const [sign, name] of names) {
    const found = sign.exec(userAgent);
    if (found) return [name, found[1]];
  }
  return [];
}
