import type { MatchPlayer } from '@picadito/domain';

export type AttendanceGroup = 'pending' | 'confirmed' | 'declined';

export function groupOf({
  confirmed,
  declined,
}: Pick<MatchPlayer, 'confirmed' | 'declined'>): AttendanceGroup {
  if (confirmed) return 'confirmed';
  return declined ? 'declined' : 'pending';
}
