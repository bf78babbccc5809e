/** Directives that a page may override: no sources at all, and no Trusted Types policies. */
const BY_DEFAULT = {
  'default-src': "'none'",
  'trusted-types': "'none'",
};

/** Directives that no page may override: no plug-ins, no `<base>`, no framing, and Trusted Types for scripts. */
const NEVER = {
  'object-src': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
};

/** Returns the text of a Content-Security-Policy that allows only the sources in `allowed`, by directive. */
export function contentPolicy(allowed: Record<string, string>): string {
  return Object.entries({ ...BY_DEFAULT, ...allowed, ...NEVER })
    .map(([directive, value]) => `${directive} ${value}`)
    .join('; ');
}
