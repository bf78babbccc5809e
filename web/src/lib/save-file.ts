/** Hands a JSON file to the browser's downloads. */
export function saveJson(name: string, value: unknown): void {
  saveFile(name, new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));
}

/** Hands a file to the browser's downloads; a phone may open it at once. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // some browsers read it only after the click
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
