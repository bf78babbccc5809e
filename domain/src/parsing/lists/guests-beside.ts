/*
 * Match the guests of a player in a list: 'Lore + 2', 'Sabri (+1 Meli)', 'Nico x2', 'Dai + hermana', 'Vale c/ amiga'.
 */
const COUNT = /[([]? ?(?<![\p{L}\d])[x×] ?[2-9](?![\p{L}\d]) ?[)\]]?/iu;
const PLUS =
  /(?:[([] ?(?:\+|m[aá]s|con|c\/) ?| \+ ?|^\+ ?| m[aá]s (?=\d|un)| c\/ ?)(\d{1,2}(?!\d))?:? ?([^()[\]]*)[)\]]?/iu;
const ALONG =
  / (?:y|e|con|&) (?=(?:su|un[oa]?|el|la|mi|otr[oa]|\d|dos|tres) |(?:amig|herman|prim|cuñad|invitad|novi|hij|pareja|señora|espos|marido|mujer|famil))/iu;
const KIN =
  /\b(?:amig|herman|prim|cuñad|invitad|novi|hij|vecin|sobrin|compañer|tí|suegr|yern|pap|viej|jef|coleg|pib)(?:[oa]s?|it[oa]s?|á|e|es|as?)?\b/iu;

/**
 * Result of `guestsBeside`: the guests that a text adds to a player. `named` contains the names of guests, `hasUnnamed`
 * is true if there are guests without a name, and `rest` is the text without the guests.
 */
export type Beside = { rest: string; named: string[]; hasUnnamed: boolean };

export function guestsBeside(text: string): Beside {
  const count = COUNT.exec(text);
  if (count) return { rest: text.replace(count[0], ' '), named: [], hasUnnamed: true };
  const along = ALONG.exec(text);
  if (along && along.index > 0 && !text.slice(0, along.index).includes('(')) {
    return { rest: text.slice(0, along.index), named: [], hasUnnamed: true };
  }
  const plus = PLUS.exec(text);
  if (!plus || /^[(+]*[\d ()-]{6,}/u.test(text.slice(plus.index).trim())) {
    return { rest: text, named: [], hasUnnamed: false };
  }
  const [whole, digits, after = ''] = plus;
  const follow = text.slice(plus.index + whole.length);
  const [, aside = ''] = /^ ?\(([^)]*)\)/u.exec(follow) ?? [];
  const isInner =
    after.trim() === '' && aside !== '' && !/\d ?$/u.test(aside.replace(/nivel \d/iu, ''));
  const named = namesIn(isInner ? aside : after);
  const unnamed = Math.max(Number(digits ?? 0) - named.length, 0);
  const rest = `${text.slice(0, plus.index)} ${isInner ? '' : follow}`;
  const isAlone = named.length === 0 && digits === undefined;
  return { rest, named, hasUnnamed: unnamed > 0 || isAlone || isUnnamed(isInner ? aside : after) };
}

/** Tells whether a text describes a person without naming one: 'amigo de Pato', 'su hermano', 'yo'. */
export function isUnnamed(whole: string): boolean {
  const bare = whole.replaceAll(/\([^()]*\)/gu, '').trim() || whole;
  const [, name] = /^(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)[,\t]/u.exec(bare) ?? [];
  const text = name ?? bare;
  return (
    /^(?:yo|ella|él|l[oa]s .+)$/iu.test(text.trim()) ||
    (KIN.test(text) &&
      !/^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u.test(text.replace(/\d.*$/u, '').trim())) ||
    /^(?:un |el |la |su )?(?:amig|herman|cuñad|prim|invitad|novi|hij|vecin)\p{L}* de /iu.test(
      text.trim(),
    )
  );
}

/** Returns the names of guests in a text: two in 'Mile y Juli', one in 'Oso, nivel 3'. */
function namesIn(text: string): string[] {
  return text
    .split(/ y |,(?! ?(?:nivel|niv|n)\b| ?\d)/iu)
    .map((name) => name.trim())
    .filter((name) => /^\p{L}/u.test(name) && !isUnnamed(name));
}
