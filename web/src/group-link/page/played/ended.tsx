import type { Asked, ShownEnded, ShownPlayed } from '@picadito/domain';
import { Frame, When } from '../frame.tsx';
import { Teams } from '../teams.tsx';
import { momentOf } from '../when.ts';
import { ScoreForm } from './score-form.tsx';
import { figuraText, scoreText } from './played-text.ts';
import { VoteForm } from './vote-form.tsx';

type Props = {
  ended: ShownEnded;
  /**
   * The score and the vote that the reader may give for this match, or has given; undefined if the reader was not in
   * its teams.
   */
  played: ShownPlayed | undefined;
  asked: (Asked & { kind: 'played' }) | undefined;
  path: string | null;
  own: string | undefined;
  /**
   * True if the page shows no next match; the teams are then unfolded, unless the reader may still give a score or a
   * vote.
   */
  isAlone: boolean;
};

/**
 * Shows a match of the last two days: its score and la figura (the best player by vote), with forms for the players who
 * may still propose a score or vote.
 */
export function Ended({ ended, played, asked, path, own, isAlone }: Props) {
  const { key, score, figura, votesUntil, teams } = ended;
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
      {figura && <p className="font-bold">{figuraText(figura)}</p>}
      {played?.refusal && <p>{played.refusal}</p>}
      {played?.proposing && <ScoreForm {...{ played, path }} typed={asked?.typed ?? null} />}
      {played?.voting && votesUntil && <VoteForm {...{ played, path, votesUntil }} />}
      {!played && votesUntil && (
        <p className="text-mute">
          La figura se vota hasta el {momentOf(votesUntil)}: cada jugador, desde su celu o su link.
        </p>
      )}
      {teams && (
        <details id={`ended-${key}`} open={isAlone && !played}>
          <summary className="link">Los equipos</summary>
          <Teams teams={teams} own={own} isInFrame />
        </details>
      )}
    </Frame>
  );
}
