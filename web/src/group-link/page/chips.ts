import { COMMENT_MAX } from '@picadito/domain';

const CHIPS = ['llego 10 min tarde', 'llevo pelota', 'puedo atajar'];
const BETWEEN = ' · ';

/** What a tap on it makes of the comment. */
export type Chip = { text: string; isOn: boolean; comment: string };

/** Those that the comment has, and those that it has room for. */
export function chipsFor(comment: string): Chip[] {
  const parts = comment === '' ? [] : comment.split(BETWEEN);
  return CHIPS.map((text) => {
    const isOn = parts.includes(text);
    const others = isOn ? parts.filter((part) => part !== text) : [...parts, text];
    return { text, isOn, comment: others.join(BETWEEN) };
  }).filter(({ isOn, comment: next }) => isOn || next.length <= COMMENT_MAX);
}
