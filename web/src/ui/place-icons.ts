import sprite from './icons.svg';

/**
 * Adds the drawings of icons.svg to the document, because icons that refer to drawings in their own document are drawn
 * sooner. If the file does not load, the screens have only their text.
 */
export function placeIcons(): void {
  // The response is parsed as a document, so that no text is inserted as HTML.
  const request = new XMLHttpRequest();
  request.responseType = 'document';
  request.addEventListener('load', () => {
    const drawings = request.responseXML?.documentElement;
    if (drawings) document.body.append(drawings);
  });
  request.open('GET', sprite);
  request.send();
}
