/** Shows the field above a long list of names, which needs a script, and filters the names by it. */
export function showFilter(): void {
  const label = document.querySelector<HTMLElement>('[data-filter]');
  const field = label?.querySelector('input');
  if (!label || !field) return;
  label.hidden = false;
  field.addEventListener('input', filter);
  filter();

  function filter(): void {
    const wanted = plain(field?.value ?? '');
    for (const item of document.querySelectorAll<HTMLElement>('.names > li'))
      item.hidden = !plain(item.textContent ?? '').includes(wanted);
  }
}

/** Returns a text in small letters, without accents and other marks, and without spaces at its ends. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}
