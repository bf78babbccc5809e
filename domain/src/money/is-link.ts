/** Matches a slash of any kind. */
const PATH = /[/\\⁄∕]/;
/** Matches the name of a kind of link before a colon, as in 'mailto:'. */
const SCHEME = /(?:^|\s)(?:https?|ftp|mailto|tel|sms|javascript|data|whatsapp):/;
/** Matches a word 'www', and a word that ends like the name of a web site. It does not match e-mail addresses. */
const SITE =
  /(?:^|\s)www\b|(?:^|\s)[^@\s]+\.(?:com|net|org|ly|me|gl|io|app|link)(?:\.[a-z]{2})?(?![\w.-])/;

/** Tells whether a text is a link or contains one, also if its letters or signs are of an unusual width. */
export function isLink(text: string): boolean {
  const plain = text.normalize('NFKC').toLowerCase();
  return [PATH, SCHEME, SITE].some((pattern) => pattern.test(plain));
}
