/** Text of a page that needs no more escaping. */
export type Markup = { html: string };

type Part = Markup | string | number | undefined | readonly Part[];

/** HTML whose values are escaped, but for markup; `undefined` is nothing, a list is one after the other. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Markup {
  const rest = parts.map((part, index) => written(part) + (texts[index + 1] ?? ''));
  return { html: [texts[0], ...rest].join('') };
}

/** A sentence in which `…` is code. */
export function prose(text = ''): Markup[] {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
}

function written(part: Part): string {
  if (part === undefined) return '';
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part));
  return 'html' in part ? part.html : part.map(written).join('');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
