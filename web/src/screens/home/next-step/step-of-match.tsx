import { type Match, withoutAway } from '@picadito/domain';
import { optionalPart } from '../../../lib/lazy-with-retry.ts';
import { Suspense } from 'react';
import { useMatchAnswers } from '../../../waitlist/answers.ts';
import { nextStep } from '../../../waitlist/next-step.ts';
import { useCalled } from '../../../attendance/calls.ts';
import { useMatchPlayers } from '../../../attendance/attendance.ts';
import { useAway } from '../../../players/absences.ts';
import { A_MINUTE_MS, useNow } from '../../../lib/clock.ts';
import { GroupMessageButton } from '../../../sharing/group-message-button.tsx';
import { useGroupCall } from '../../../sharing/use-group-message.ts';
import { TeamsStep } from './teams-step.tsx';
import { showsMoney } from '../../../helpers/may.ts';

/** Button for a call that may say what each player pays. Only matches with money load its code. */
const CallWithMoney = optionalPart(() =>
  import('./call-with-money.tsx').then((code) => code.CallWithMoney),
);

/**
 * Button for the next step of a match: to call the group or to share the teams. Nothing is rendered if neither is due.
 */
export function StepOfMatch({ match }: { match: Match }) {
  const { players = [] } = useMatchPlayers(match.id);
  const { answers } = useMatchAnswers(match.id);
  const call = useGroupCall(match, players, answers?.capacity);
  const wasCalled = useCalled(match.id).size > 0 || call.isSent;
  const expected = withoutAway(players, useAway(match.date));
  const now = useNow(A_MINUTE_MS);
  if (players.length === 0) return null;
  const step = answers && nextStep(match, expected, { answers, wasCalled, now });
  if (match.teamCounts !== null || step === 'teams') {
    return <TeamsStep match={match} players={players} />;
  }
  return (
    step === 'call' && (
      <section aria-label="Lo que sigue" className="next-step">
        {showsMoney(match) ? (
          <Suspense>
            <CallWithMoney match={match} players={players} capacity={answers?.capacity} />
          </Suspense>
        ) : (
          <GroupMessageButton {...call} size="md" />
        )}
      </section>
    )
  );
}
