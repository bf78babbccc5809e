/** Returns an element with a message; the caller puts it after the tapped element, and the next tap removes it. */
export function failure(sentence: string): HTMLElement {
  const said = document.createElement('p');
  said.className = 'failure';
  said.setAttribute('role', 'alert');
  said.textContent = sentence;
  return said;
}

export function clearFailure(): void {
  document.querySelector('.failure')?.remove();
}
