/** What pages get unless they are allowed more: nothing from anywhere, and no way to make script of text. */
const BY_DEFAULT = {
  'default-src': "'none'",
  'trusted-types': "'none'",
};

/** What no page of ours may do, whatever it is allowed: be framed, take plug-ins, make script of text unjudged. */
const NEVER = {
  'object-src': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
};

/** A Content-Security-Policy: nothing but what is `allowed`, by directive. */
export function contentPolicy(allowed: Record<string, string>): string {
  return Object.entries({ ...BY_DEFAULT, ...allowed, ...NEVER })
    .map(([directive, value]) => `${directive} ${value}`)
    .join('; ');
}
