import type { IconName } from './icon.tsx';

const SVG = 'http://www.w3.org/2000/svg';

/** Creates an element without React, for code that the landing shares with the app. String children become text. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string>,
  ...children: (Element | string)[]
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value);
  created.append(...children);
  return created;
}

/** Creates the icon that `Icon` renders. */
export function icon(name: IconName): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', 'size-6 shrink-0');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('shape-rendering', 'crispEdges');
  svg.append(document.createElementNS(SVG, 'use'));
  setIcon(svg, name);
  return svg;
}

/** Changes the drawing of an icon only if it differs, because a press on a drawing that is replaced fires no click. */
export function setIcon(svg: Element | null, name: IconName): void {
  const drawing = svg?.querySelector('use');
  const href = `#icon-${name}`;
  if (drawing && drawing.getAttribute('href') !== href) drawing.setAttribute('href', href);
}
