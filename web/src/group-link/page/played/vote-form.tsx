import type { ShownPlayed } from '@picadito/domain';
import { use } from 'react';
import { PersonalLink, PageForm } from '../page-form.tsx';
import { momentOf } from '../when.ts';
import { Choice } from './choice.tsx';
import { questionText, votedText } from './played-text.ts';

type Props = {
  played: ShownPlayed;
  path: string | null;
  votesUntil: string;
  /** False if another element above the form already shows the question. */
  isTitled?: boolean;
};

export function VoteForm({ played, path, votesUntil, isTitled = true }: Props) {
  const { match, player, voting } = played;
  const to = use(PersonalLink) ?? path;
  const voted = votedText(played);
  const form = (
    <PageForm
      to={to && `${to}/vote`}
      fields={{ match, player: player.key }}
      className="flex flex-col gap-2"
    >
      <legend className="sr-only">La figura</legend>
      <div className="names">
        {voting?.candidates.map(({ key, name }) => (
          <Choice
            key={key}
            id={`vote-${key}-${match}`}
            name="figura"
            value={key}
            look="key key-name"
            isChosen={key === voting.chosen}
          >
            {name}
          </Choice>
        ))}
      </div>
      <button className="key key-go">{voted ? 'CAMBIAR EL VOTO' : 'VOTAR'}</button>
    </PageForm>
  );
  const until = `Los votos se cuentan el ${momentOf(votesUntil)}.`;
  if (voted === null)
    return (
      <>
        {isTitled && <h3 className="font-display text-d3">{questionText(played)}</h3>}
        {form}
        <p className="text-mute">{until}</p>
      </>
    );
  return (
    <>
      <p>
        {isTitled && voted} {until}
      </p>
      <details id={`vote-${match}`}>
        <summary className="link">Cambiar el voto</summary>
        {form}
      </details>
    </>
  );
}
