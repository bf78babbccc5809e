/** Returns a message that stands after the tapped element until the next tap. */
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
