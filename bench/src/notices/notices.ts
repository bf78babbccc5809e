import { ENGINES } from '../databases.ts';
import { chosen, type RunOptions, type Suite } from '../suite.ts';
import { measureHanging } from './hanging-service.ts';
import { measureRequests } from './to-the-request.ts';

const PARTS: Readonly<Record<string, Suite>> = {
  requests: measureRequests,
  hanging: measureHanging,
};

/**
 * Measures two effects of notices: the time from a player's drop-out to the request at the push service, and how much a
 * push service that never answers slows down organisers.
 */
export async function measureNotices(options: RunOptions): Promise<void> {
  const engines = chosen(ENGINES, options);
  for (const part of chosen(Object.keys(PARTS), options))
    await PARTS[part]?.({ ...options, only: engines });
}
