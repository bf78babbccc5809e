import type { Home } from '@picadito/domain';
import { Icon } from '../../ui/icon.tsx';
import { useBibsDialog } from './use-bibs-dialog.tsx';

/** Says who has the bibs and the ball; a tap asks who takes them after the last match. */
export function BibsLine({ matchId, holder }: NonNullable<Home['bibs']>) {
  const { open, dialog } = useBibsDialog();
  return (
    <>
      <button
        type="button"
        className="waiting-line w-full text-left text-ink"
        onClick={() => open(matchId)}
      >
        <Icon name="shirt" />
        <span className="min-w-0">
          Pecheras y pelota: {holder === null ? 'SE LAS LLEVA…' : `las tiene ${holder}`}
        </span>
        <Icon name="right" className="ml-auto" />
      </button>
      {dialog}
    </>
  );
}
