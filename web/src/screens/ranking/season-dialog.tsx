import {
  type PlayersList,
  type Season,
  type SeasonCard,
  seasonMessage,
  seasonTitle,
  shareLink,
} from '@picadito/domain';
import { useState } from 'react';
import { canShare } from '../../lib/share.ts';
import { nothingPlayed, RANKING_FAILURES, useSeasonCard } from '../../ranking/ranking.ts';
import { PictureCanvas } from '../../sharing/picture-canvas.tsx';
import { savePicture, toastShareOutcome } from '../../sharing/share-outcome.ts';
import { prepareShare, type PreparedShare } from '../../sharing/prepare-share.ts';
import { usePrepared } from '../../sharing/use-prepared.ts';
import { Button, ExternalLink } from '../../ui/button.tsx';
import { CloseButton, Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Loading } from '../../ui/loading.tsx';

/** Shows the card of a list's season as a picture, and shares it. */
export function SeasonDialog({
  isOpen,
  lists,
  season,
  onClose,
}: {
  isOpen: boolean;
  lists: readonly PlayersList[];
  season: Season;
  onClose: () => void;
}) {
  const [chosen, choose] = useState('');
  const list = lists.find(({ id }) => id === chosen) ?? lists[0];
  if (!list) return null;
  return (
    <Dialog isOpen={isOpen} title={seasonTitle(season, list.name)} onClose={onClose}>
      <div className="mt-3 flex flex-col gap-4">
        {lists.length > 1 && (
          <Field label="Lista">
            {(aria) => (
              <Select {...aria} value={list.id} onChange={({ target }) => choose(target.value)}>
                {lists.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <Card key={list.id} list={list} season={season} />
      </div>
      <CloseButton onClose={onClose} />
    </Dialog>
  );
}

function Card({ list, season }: { list: PlayersList; season: Season }) {
  const { data: card, isError, refetch } = useSeasonCard(list.id, season);
  if (isError && !card) {
    return <LoadError onRetry={() => void refetch()}>{RANKING_FAILURES.load}</LoadError>;
  }
  if (!card) return <Loading />;
  if (card.matches === 0) return <p>{nothingPlayed(season)}</p>;
  return <Picture season={season} list={list.name} card={card} />;
}

type PictureProps = { season: Season; list: string; card: SeasonCard };

function Picture({ season, list, card }: PictureProps) {
  const { prepared, picture } =
    usePrepared([season, list, card], () => prepareSeason(season, list, card)) ?? {};

  async function share() {
    // Browsers open the share sheet only within a tap, so nothing is awaited before it.
    const outcome = await prepared?.share();
    if (outcome === 'unavailable' && picture) savePicture(picture);
    else if (outcome) toastShareOutcome(outcome, 'Probá de nuevo.');
  }

  const label = (
    <>
      <Icon name="whatsapp" />
      Compartir
    </>
  );
  return (
    <>
      {picture === null ? (
        <p role="alert">Este navegador no pudo dibujar la imagen.</p>
      ) : (
        <div className="mx-auto grid aspect-4/5 max-h-[60dvh] w-full place-items-center">
          {picture ? (
            <PictureCanvas
              picture={picture}
              label={`Imagen de ${seasonTitle(season, list)}`}
              className="max-h-[60dvh] max-w-full"
            />
          ) : (
            <Loading />
          )}
        </div>
      )}
      <div className="flex flex-wrap gap-4 *:grow">
        {canShare() ? (
          <Button variant="grass" loading={!prepared} onClick={() => void share()}>
            {label}
          </Button>
        ) : (
          <ExternalLink href={shareLink(seasonMessage(season, list, card))}>{label}</ExternalLink>
        )}
        <Button variant="ghost" disabled={!picture} onClick={() => picture && savePicture(picture)}>
          <Icon name="download" />
          Descargar
        </Button>
      </div>
    </>
  );
}

/** Prepares the card of a list's season and its message for sharing. */
function prepareSeason(season: Season, list: string, card: SeasonCard): PreparedShare {
  return prepareShare({
    text: seasonMessage(season, list, card),
    fileName: `picadito-${season === 'all' ? 'siempre' : season}.png`,
    paint: async () => {
      const { paintSeason } = await import('../../sharing/season-card/paint-season.ts');
      return paintSeason(season, list, card);
    },
  });
}
