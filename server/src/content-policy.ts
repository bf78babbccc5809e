/** What no page of ours may do, whatever it is allowed: be framed, take plug-ins, make script of text. */
const NEVER = {
  'object-src': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
};

/** A Content-Security-Policy: nothing but what is `allowed`, by directive. */
export function contentPolicy(allowed: Record<string, string>): string {
  return Object.entries({ 'default-src': "'none'", ...allowed, ...NEVER })
    .map(([directive, value]) => `${directive} ${value}`)
    .join('; ');
}
