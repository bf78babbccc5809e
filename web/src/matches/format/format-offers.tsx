import { type FormatOffer, formatOffers, type Match, offerWords } from '@picadito/domain';
import { useState } from 'react';
import { sizesText } from './format-text.ts';
import { teamsQuestion } from './saved-teams.ts';
import { useUpdateMatch } from '../change-matches.ts';
import { MATCH_FAILURES } from '../matches.ts';
import { failureSentence } from '../../sync/failure-sentence.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast, toastError } from '../../ui/toast/toasts.ts';

/**
 * Offers formats that suit the number of coming players; renders nothing if the format of the match suits it best. A
 * tap changes the format, after a question if teams are saved.
 */
export function FormatOffers({
  match,
  coming,
  onChange,
}: {
  match: Match;
  coming: number;
  /** Called before the format changes. */
  onChange?: () => void;
}) {
  const { asked, ask, close, change } = useChangeFormat(match, onChange);
  const offers = formatOffers(coming, match.perSide);
  const isCurrent = ({ perSide, teamCount }: FormatOffer) =>
    perSide === match.perSide && teamCount === match.teamCount;
  const [best] = offers;
  if (!best || isCurrent(best)) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <span>Son {coming}:</span>
      {offers.map((offer, index) => (
        <span key={offerWords(offer)} className="flex items-center gap-2">
          {index > 0 && <span className="text-mute">o</span>}
          {isCurrent(offer) ? (
            <span className="text-mute">{offerWords(offer)}</span>
          ) : (
            <button
              type="button"
              className="tile min-h-12 px-3 font-display text-d4 tracking-wide hover:border-ink"
              onClick={() => ask(offer)}
            >
              {offerWords(offer)}
            </button>
          )}
        </span>
      ))}
      <ConfirmDialog
        open={asked !== null}
        title={asked ? `¿Pasa a ser ${sizesText(asked)}?` : ''}
        confirmLabel="SÍ, CAMBIAR"
        cancelLabel="No, dejarlo"
        onConfirm={() => asked && void change(asked)}
        onCancel={close}
      >
        <p>
          {asked && teamsQuestion(match, asked)?.isKept
            ? 'Los equipos guardados entran y quedan como están.'
            : 'Los equipos guardados no entran: se arman de nuevo.'}
        </p>
      </ConfirmDialog>
    </div>
  );
}

function useChangeFormat(match: Match, onChange?: () => void) {
  const { mutateAsync: update } = useUpdateMatch();
  const [asked, setAsked] = useState<FormatOffer | null>(null);
  const change = useSingleFlight(async (offer: FormatOffer) => {
    const { perSide, teamCount } = offer;
    setAsked(null);
    try {
      onChange?.();
      await update({ match, changes: { perSide, teamCount } });
      toast({ title: 'Éxito', description: `Ahora es ${sizesText(offer)}.` });
    } catch (error) {
      toastError(failureSentence(error, { action: MATCH_FAILURES.update }));
    }
  });
  return {
    asked,
    close: () => setAsked(null),
    change,
    ask: (offer: FormatOffer) =>
      teamsQuestion(match, offer) ? setAsked(offer) : void change(offer),
  };
}
