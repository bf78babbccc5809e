import sprite from './icons.svg';

/**
 * Puts the drawings of icons.svg into the document. An icon that refers to them there is drawn sooner than one that
 * refers to another document (docs/decisions/007). Where they do not come the words are there.
 */
export function placeIcons(): void {
  // comes as a tree: no text becomes part of the page
  const request = new XMLHttpRequest();
  request.responseType = 'document';
  request.addEventListener('load', () => {
    const drawings = request.responseXML?.documentElement;
    if (drawings) document.body.append(drawings);
  });
  request.open('GET', sprite);
  request.send();
}
