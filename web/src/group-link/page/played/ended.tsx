import {
  weekdayName,
  weekdayOf,
  type PageMessage,
  type ShownEnded,
  type ShownPlayed,
} from '@picadito/domain';
import { Frame, When } from '../frame.tsx';
import { NightTable } from '../night.tsx';
import { Teams } from '../teams.tsx';
import { momentOf } from '../when.ts';
import { ScoreForm } from './score-form.tsx';
import { figuraText, proposedText, questionText, scoreText, votedText } from './played-text.ts';
import { VoteForm } from './vote-form.tsx';

type Props = {
  ended: ShownEnded;
  /**
   * The forms with which the visitor proposes a score and votes, filled in with what this device has sent. Undefined if
   * the visitor was not in the teams of the match, or if neither a score nor a vote is accepted any more.
   */
  played: ShownPlayed | undefined;
  asked: (PageMessage & { kind: 'played' }) | undefined;
  path: string | null;
  own: string | undefined;
  /**
   * True if the page shows no next match; the teams are then unfolded, unless the visitor may still give a score or a
   * vote.
   */
  isAlone: boolean;
};

/** Shows a match of the last two days below the next match: one line for its score and one for la figura, to unfold. */
export function FoldedEnded({ ended, played, path, own }: Props) {
  const { key, votesUntil, teams, night } = ended;
  const vote = voteLine(ended, played);
  const isVoting = played?.voting && votesUntil;
  return (
    <Frame color="frame-line">
      <details id={`ended-${key}`}>
        <summary className="link">{resultLine(ended, played)}</summary>
        <div className="mt-3 flex flex-col gap-3">
          <When event={ended} />
          {played?.refusal && <p>{played.refusal}</p>}
          {played?.proposing && <ScoreForm {...{ played, path }} typed={null} isTitled={false} />}
          {night && <NightTable night={night} />}
          {teams && <Teams teams={teams} own={own} isInFrame />}
        </div>
      </details>
      {vote && !isVoting && <p>{vote}</p>}
      {vote && isVoting && (
        <details id={`figura-${key}`}>
          <summary className="link">{vote}</summary>
          <div className="mt-3 flex flex-col gap-3">
            <VoteForm {...{ played, path, votesUntil }} isTitled={false} />
          </div>
        </details>
      )}
    </Frame>
  );
}

function resultLine({ score, night, date }: ShownEnded, played: ShownPlayed | undefined): string {
  const weekday = weekdayName(weekdayOf(date)).toLowerCase();
  if (score) return `${scoreText(score)} · ${weekday}`;
  if (night?.champion) return `${night.champion} · ${weekday}`;
  const proposed = played?.proposing?.score;
  if (proposed) return proposedText(proposed);
  return played?.proposing ? `¿Cómo salieron el ${weekday}?` : `Ya se jugó · ${weekday}`;
}

/** Returns the line about la figura of a match; null if there is nothing to say about it. */
function voteLine({ figura, votesUntil }: ShownEnded, played: ShownPlayed | undefined) {
  if (figura) return figuraText(figura);
  if (played?.voting) return votedText(played) ?? questionText(played);
  return votesUntil && !played ? votingText(votesUntil) : null;
}

const votingText = (votesUntil: string) =>
  `La figura se vota hasta el ${momentOf(votesUntil)}: cada jugador, desde su celu o su link.`;

/**
 * Shows a match of the last two days with its score or the table of its night, and la figura (the player with the most
 * votes). Players who may still propose a score or vote get the forms for it.
 */
export function Ended({ ended, played, asked, path, own, isAlone }: Props) {
  const { key, score, night, figura, votesUntil, teams } = ended;
  return (
    <Frame color={played ? 'frame-coin' : 'frame-line'}>
      <p className="text-mute">Ya se jugó</p>
      <When event={ended} />
      {asked && (
        <p role="alert" className="font-bold text-danger">
          {asked.sentence}
        </p>
      )}
      {score && <p className="font-display text-d3">{scoreText(score)}</p>}
      {night?.champion && <p className="font-display text-d3">{night.champion}</p>}
      {night && <NightTable night={night} />}
      {figura && <p className="font-bold">{figuraText(figura)}</p>}
      {played?.refusal && <p>{played.refusal}</p>}
      {played?.proposing && <ScoreForm {...{ played, path }} typed={asked?.typed ?? null} />}
      {played?.voting && votesUntil && <VoteForm {...{ played, path, votesUntil }} />}
      {!played && votesUntil && <p className="text-mute">{votingText(votesUntil)}</p>}
      {teams && (
        <details id={`ended-${key}`} open={isAlone && !played}>
          <summary className="link">Los equipos</summary>
          <Teams teams={teams} own={own} isInFrame />
        </details>
      )}
    </Frame>
  );
}
