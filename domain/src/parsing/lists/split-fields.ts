/*
 * The players of a line, each as fields: 'Ana;4;11…' is one of three fields, 'Ana, 4' one of two, 'Ana, Beto y Carla'
 * are three of one field each. Tabs, semicolons, pipes and wide gaps always part fields; commas part names where nothing else
 * stands between them.
 */
const HARD = /[\t;|]| {3,}/u;
const QUOTED = /"[^"]*"|[^",]+/gu;
const DECIMAL = /(^|[ (])(\d),(\d)(?!\d|,)/gu;
const FEW_WORDS = 4;

export function splitFields(line: string): string[][] {
  if (line.includes('"') && line.includes(',')) {
    const fields = line.match(QUOTED) ?? [];
    return [fields.map((field) => field.trim()).filter((field) => field !== '')];
  }
  const text = line.replaceAll(DECIMAL, '$1$2.$3');
  if (HARD.test(text)) return [text.split(HARD).map((field) => field.trim())];
  const parts = text.split(/ ?, ?/u).filter((part) => part.trim() !== '');
  if (parts.length < 2) return [[text]];
  if (parts.some((part) => /\d|[⭐★🌟]/u.test(part))) return [parts];
  const names = [...parts.slice(0, -1), ...(parts.at(-1) ?? '').split(/ (?:y|e|&) /iu)];
  const areNames = names.every((name) => name.trim().split(/\s+/u).length <= FEW_WORDS);
  return areNames && names.length > 2 ? names.map((name) => [name]) : fieldsOfTwo(parts, text);
}

/** 'Carla, intermedio' or 'Juan, Pedro': the second may be a level in a word, so the comma stays for the name. */
function fieldsOfTwo(parts: readonly string[], text: string): string[][] {
  return parts.length === 2 ? [[parts[0] ?? '', `, ${parts[1] ?? ''}`]] : [[text]];
}
