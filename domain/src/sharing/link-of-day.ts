/** The address of a group's link for a match on this day. Chats keep the preview of an address for days: each match has its own. */
export function linkOfDay(link: string, date: string): string {
  return `${link}?${date.slice(8)}-${date.slice(5, 7)}`;
}
