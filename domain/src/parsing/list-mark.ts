/*
 * Match the number and the bullets before a name in a list: '1.', '1)', '1.-', '1º', '#1', '10 ', 'Dorsal 7', '-', '•',
 * '→', '✅', and several of them.
 */
const NUMBER =
  /^(?:(?:dorsal|camiseta|n[°º]|nro\.?) ?\d{1,2}(?: ?[-–:.)])?|#? ?\d{1,3}(?: ?(?:\.-|\.(?!\d)|\)|\/(?! ?\d)|[°ºª][.)]?|:(?![\d ]*$)(?!\d)|[-–—](?!\d))|(?= +(?:[\p{L}@*~_"✅✔☑❌❓⚽🏃👕🧤]|\(\p{L}))|\.?$)|[a-p]\)(?= |$))/iu;
const BULLETS =
  /^(?:\[[ xX✓✔]?\]|[-–—•·▪▫◦‣○●■□➤➜→>✓✗*+](?![\p{L}\d*+])|[-–—•·▪→>✓](?=\p{L})|\*(?=[^*]*$)|\p{Extended_Pictographic}|\p{Emoji_Modifier}| )+/u;

export type Marked = { mark: 'number' | 'bullet' | null; bullets: string; rest: string };

export function listMark(text: string): Marked {
  const outer = BULLETS.exec(text)?.[0] ?? '';
  const inside = text.slice(outer.length);
  const number = NUMBER.exec(inside)?.[0] ?? '';
  const afterNumber = inside.slice(number.length).trim();
  const inner = number ? (BULLETS.exec(afterNumber)?.[0] ?? '') : '';
  const rest = afterNumber.slice(inner.length).trim();
  const bullets = (outer + inner)
    .replace(/\[[xX✓✔]\]/u, '✅')
    .replace(/\[ ?\]/u, '')
    .trim();
  if (number) return { mark: 'number', bullets, rest };
  return { mark: bullets ? 'bullet' : null, bullets, rest };
}
