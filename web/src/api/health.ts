import type { HealthReport } from '@picadito/domain';
import { useQuery } from '@tanstack/react-query';

/** The health report: asked for at once when `watched`, and whenever it is fetched again. */
export function useHealth(watched: boolean) {
  return useQuery<HealthReport>({ queryKey: ['/api/health'], enabled: watched });
}
