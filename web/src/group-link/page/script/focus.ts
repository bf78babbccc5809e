/**
 * Returns a function that finds what replaces an element once another page is shown: the element with its id, else the
 * element with the same text in the same part of the page, else the summary of that part.
 */
export function placeOf(element: HTMLElement): () => HTMLElement | null {
  const { id, tagName, textContent } = element;
  const part = element.closest<HTMLElement>('[id]')?.id ?? '';
  const alike = () => {
    const all = document.getElementById(part)?.querySelectorAll<HTMLElement>(tagName) ?? [];
    return [...all].filter((other) => other.textContent === textContent);
  };
  const at = alike().indexOf(element);
  return () => {
    if (id !== '') return document.getElementById(id);
    const summary = document.getElementById(part)?.querySelector<HTMLElement>(':scope > summary');
    return alike()[at] ?? summary ?? null;
  };
}
