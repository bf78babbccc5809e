/*
 * The patterns match the number and the bullets before a name in a list: '1.', '1)', '1.-', '1 ·', '(1)', '1º', '1ro',
 * '#1', '10 ', 'Dorsal 7', 'Jugador 1:', '-', '•', '→', '✅', and several of them.
 */
const NUMBER =
  /^(?:(?:dorsal|camiseta|n[°º]|nro\.?) ?\d{1,2}(?: ?[-–:.)])?|(?:jugador[a]?|jogador[a]?|lugar|cupo|puesto|plaza|vaga|slot|j|p) ?\d{1,2} ?[-–:.)·]+|[([<{]\d{1,3}[)\]>}][.:-]?|#? ?\d{1,3}(?: ?(?:\.-|\.(?!\d)|\)|\/(?! ?\d)|(?:[°ºª]|(?<=\d)(?:r[oa]|er[oa]?|d[oa]|t[oa]|m[oa]|v[oa])(?!\p{L}))[.):-]?|:(?![\d ]*$)(?!\d)|[-–—](?!\d)|(?!~[^~]+~)[·•∙⋅‧|»›>→➜➔➤➢►▶▸~=*_](?! ?\d)|,(?= ?\p{L}))|(?= +(?:(?!(?:hs?|hrs?|horas?|[ap]m|min(?:utos)?|pesos|lucas|euros|mil|votos?|jugador(?:es|as)|personas|lugares|(?:de )?(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sept?iembre|octubre|noviembre|diciembre) (?:a |de |del |- )?(?:las )?\d)(?!\p{L}))\p{L}|[@*~_"✅✔☑❌❓⚽🏃👕🧤⭐]|\(\p{L}))|\.?$)|[a-p]\)(?= |$))/iu;
const BULLETS =
  /^(?:\[[ xX✓✔]?\]|[-–—•·∙⋅‧▪▫◦‣○●■□◆◇❖✦➔➢►▶▸➤➜→»›>✓✗*+](?![\p{L}\d*+])|[-–—•·∙⋅‧▪◦‣●■◆➔➢►▶▸➤➜→»›>✓](?=\p{L})|\*(?=[^*]*$)|\p{Extended_Pictographic}|\p{Emoji_Modifier}| )+/u;

/**
 * Type of a line of a list split into its parts: `mark` tells whether a number or a bullet begins the line (null for
 * neither), `number` is that number or null, `bullets` are the bullets, and `rest` is the text after them.
 */
export type Marked = {
  mark: 'number' | 'bullet' | null;
  number: number | null;
  bullets: string;
  rest: string;
};

/** Matches a small letter and a point before a name: 'a. Beto', 'b.Caro'. A capital may be an initial. */
const LETTER = /^[a-p]\. ?(?=\p{Lu})/u;

/** Matches a number before the name Lucas, which in small letters is slang for thousands: '2 lucas'. */
const BEFORE_LUCAS = /^\d{1,3} (?=Lucas(?!\p{L}))/u;

/** Matches a number of a list in bold or italics: '*1* Nico', '*1.* Nico', '_1_ Nico'. */
const STYLED_NUMBER = /^([*_~])(\d{1,3})[.)°º-]*\1[.)°º:-]* *(?=\S)/u;

export function listMark(typed: string): Marked {
  const text = typed.replace(STYLED_NUMBER, '$2. ');
  const outer = BULLETS.exec(text)?.[0] ?? '';
  const inside = text.slice(outer.length);
  const number =
    (LETTER.exec(inside) ?? BEFORE_LUCAS.exec(inside) ?? NUMBER.exec(inside))?.[0] ?? '';
  const afterNumber = inside.slice(number.length).trim();
  const inner = number ? (BULLETS.exec(afterNumber)?.[0] ?? '') : '';
  const rest = afterNumber.slice(inner.length).trim();
  const bullets = (outer + inner)
    .replace(/\[[xX✓✔]\]/u, '✅')
    .replace(/\[ ?\]/u, '')
    .trim();
  const [value] = /\d+/.exec(number) ?? [];
  if (number) return { mark: 'number', number: Number(value ?? 0), bullets, rest };
  return { mark: bullets ? 'bullet' : null, number: null, bullets, rest };
}
