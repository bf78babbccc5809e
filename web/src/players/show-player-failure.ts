import { showFailure } from '../forms/show-failure.ts';
import type { FailAt } from './use-player-form.ts';

/** Shows why a player was not saved. A reason without a field shows at the name. */
export function showPlayerFailure(
  error: unknown,
  sentences: { action: string; signedOut?: string },
  failAt: FailAt,
): void {
  showFailure(error, sentences, (path, message) => {
    const field = path === '' ? 'name' : path;
    if (field !== 'name' && field !== 'skillLevel' && field !== 'whatsapp') return false;
    failAt(field, message);
    return true;
  });
}
