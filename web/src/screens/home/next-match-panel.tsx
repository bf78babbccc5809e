import {
  confirmationLabel,
  confirmationText,
  longDate,
  placesOf,
  type Home,
  type Match,
  autopilotMin,
} from '@picadito/domain';
import { optionalPart } from '../../lib/lazy-with-retry.ts';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { AddToCalendar } from '../../sharing/add-to-calendar.tsx';
import { Countdown } from '../../home/countdown.tsx';
import { useHome } from '../../home/home.ts';
import { startOf } from '../../matches/next-match.ts';
import { StatusBadge } from '../../matches/status-badge.tsx';
import { paths } from '../../lib/paths.ts';
import { useNow } from '../../lib/clock.ts';
import { ButtonLink, TEXT_ACTION } from '../../ui/button.tsx';
import { EmptyRow } from '../../ui/empty-row.tsx';
import { EnergyBar } from '../../ui/energy-bar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { isOwn, ownerText } from '../../helpers/may.ts';

/**
 * Button for the next step of the organiser for this match. It is optional: if its code does not load, 'Confirmar
 * Asistencia' leads to the same screen. After the first confirmations it is not rendered until enough players for teams
 * have confirmed.
 */
const NextStep = optionalPart(() =>
  import('./next-step/next-step.tsx').then((code) => code.NextStep),
);

/** Line with the figura of the last match. It is optional: home works without it if its code does not load. */
const LastFigura = optionalPart(() => import('./last-figura.tsx').then((code) => code.LastFigura));

/** Line with the last step of the autopilot. It is optional: the line-up shows what the autopilot has done. */
const StepLine = optionalPart(() =>
  import('../../autopilot/step-line.tsx').then((code) => code.StepLine),
);

/** Line with who runs the match. It is optional: the attendance of the match says it too. */
const CaptainLink = optionalPart(() =>
  import('../../captain/captain-name.tsx').then((code) => code.CaptainLink),
);

/** Line with who has the bibs. It is optional: the screen of the match that was played says it too. */
const BibsLine = optionalPart(() =>
  import('../../matches/bibs/bibs-line.tsx').then((code) => code.BibsLine),
);

const figuraOf = ({ figura }: Home) => figura;
const autopilotOf = ({ autopilot }: Home) => autopilot;
const captainOf = ({ captain }: Home) => captain;
const bibsOf = ({ bibs }: Home) => bibs;
const waitingOf = ({ waiting }: Home) => waiting;

const MINUTE_MS = 60_000;

type NextMatchProps = { match: Match | null; hasOtherStep: boolean };

/**
 * Panel of the next match; `hasOtherStep` is true if home offers another way to the next match. The link 'Confirmar
 * Asistencia' covers the whole panel (styles/match-card.css), so that a tap anywhere on it opens the attendance screen.
 */
export function NextMatchPanel({ match, hasOtherStep }: NextMatchProps) {
  const now = useNow(MINUTE_MS);
  if (!match) return <NoNextMatch hasOtherStep={hasOtherStep} />;
  const isComing = startOf(match) > now;
  const { confirmedCount: going, teamCounts } = match;
  const isAnswering = going > 0 && going < autopilotMin(match) && !teamCounts;
  return (
    <Panel
      title="Próximo Partido"
      action={<StatusBadge status={match.status} />}
      className={`frame-coin next-match ${teamCounts ? 'has-teams' : ''}`}
    >
      <div className="next-match-head">
        <div className="min-w-0">
          <p className="next-match-time">
            <span>{longDate(match.date)}</span>
            <span>{match.time}</span>
          </p>
          <p className="mt-1 flex gap-2">
            <Icon name="pin" className="h-[1lh] text-coin" />
            <span className="min-w-0">
              {match.location}
              {!isOwn(match) && <span className="text-mute"> · {ownerText(match)}</span>}
            </span>
          </p>
        </div>
        <div className="starts-in">
          {isComing && <p>Empieza en</p>}
          <Countdown startsAt={startOf(match)} />
        </div>
        <Confirmed match={match} />
        <ButtonLink href={paths.confirmAttendance(match.id)}>Confirmar Asistencia</ButtonLink>
      </div>
      <Waiting match={match} />
      <Autopilot match={match} />
      <Captain match={match} />
      <Bibs />
      {/* The step loads last, and would move what is below it. */}
      {!isAnswering && (
        <Suspense>
          <NextStep match={match} />
        </Suspense>
      )}
      <Figura />
      {isComing && (
        <AddToCalendar match={match} className={TEXT_ACTION}>
          <span className="text-mute">Recordatorio 2h antes</span>
        </AddToCalendar>
      )}
    </Panel>
  );
}

/**
 * Link with the number of questions, such as claims and proposals, that wait for the organiser on the attendance
 * screen.
 */
function Waiting({ match: { id } }: { match: Match }) {
  const { data: waiting } = useHome(waitingOf);
  return (
    waiting?.matchId === id && (
      <Link href={paths.confirmAttendance(id)} className="waiting-line">
        <Icon name="eye" />
        {waiting.count} para mirar
        <Icon name="right" className="ml-auto" />
      </Link>
    )
  );
}

/** Shows the last step that the autopilot took with the teams of the match. */
function Autopilot({ match }: { match: Match }) {
  const { data: step } = useHome(autopilotOf);
  return (
    step?.matchId === match.id && (
      <Suspense>
        <StepLine match={match} step={step} />
      </Suspense>
    )
  );
}

/** Line with who runs the match in the organiser's place. */
function Captain({ match }: { match: Match }) {
  const { data: captain } = useHome(captainOf);
  return (
    captain?.matchId === match.id && (
      <Suspense>
        <CaptainLink {...captain} />
      </Suspense>
    )
  );
}

/** Line with who has the bibs and the ball of the list. */
function Bibs() {
  const { data } = useHome(bibsOf);
  return (
    data && (
      <Suspense>
        <BibsLine {...data} />
      </Suspense>
    )
  );
}

function Figura() {
  const { data } = useHome(figuraOf);
  return (
    data && (
      <Suspense>
        <LastFigura {...data} />
      </Suspense>
    )
  );
}

/** The row without a next match. Its button is quiet while the first step or a rematch is offered. */
function NoNextMatch({ hasOtherStep }: { hasOtherStep: boolean }) {
  return (
    <>
      <EmptyRow
        title="Próximo Partido"
        action={
          <ButtonLink href={paths.createMatch} variant={hasOtherStep ? 'ghost' : 'coin'} size="sm">
            Crear partido
          </ButtonLink>
        }
      >
        No tienes partidos próximos programados
      </EmptyRow>
      <Figura />
    </>
  );
}

function Confirmed({ match }: { match: Match }) {
  const { confirmedCount, playerCount } = match;
  const truth = confirmationText(confirmedCount, playerCount);
  return (
    <div>
      <div className="going-line">
        <p className="going">{confirmationLabel(confirmedCount, match)}</p>
        <p className="text-mute tabular-nums">{truth}</p>
      </div>
      <EnergyBar value={confirmedCount} of={placesOf(match)} text={truth} label="Confirmados" />
    </div>
  );
}
