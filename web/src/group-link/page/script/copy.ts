/** Time in milliseconds for which a copy button says that it has copied. */
const SAID_MS = 2000;

/** Shows the buttons that copy a text, which need a script, and lets them copy. */
export function showCopyButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
    if (!button.hidden) continue;
    button.hidden = false;
    button.addEventListener('click', () => void copy(button));
  }
}

async function copy(button: HTMLButtonElement): Promise<void> {
  const label = button.textContent;
  const isCopied = await navigator.clipboard.writeText(button.dataset['copy'] ?? '').then(
    () => true,
    () => false,
  );
  button.textContent = isCopied ? 'COPIADO' : 'COPIALO A MANO';
  setTimeout(() => (button.textContent = label), SAID_MS);
}
