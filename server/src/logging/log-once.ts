/** Logs those texts that the call before did not have: what lasts is logged once, until a call without it. */
export function logOnce(log: (text: string) => void): (...texts: string[]) => void {
  let logged = new Set<string>();
  return (...texts) => {
    const current = new Set(texts);
    for (const text of current) if (!logged.has(text)) log(text);
    logged = current;
  };
}
