/**
 * Returns the group link with the date of a match appended. Chats cache the preview of an address for days, so each
 * match needs its own address.
 */
export function linkOfDay(link: string, date: string): string {
  return `${link}?${date.slice(8)}-${date.slice(5, 7)}`;
}
