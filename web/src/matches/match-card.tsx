import {
  attendanceOf,
  confirmationLabel,
  confirmationWord,
  longDate,
  type Match,
  shortDate,
} from '@picadito/domain';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../lib/paths.ts';
import { TEXT_ACTION } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { repeatsText } from './match-facts.ts';
import { StatusBadge } from './status-badge.tsx';
import { isOwn, ownerText } from '../helpers/may.ts';

/**
 * Shows a match in a list of matches (docs/specification.md#history): date and time, place, and `more` below; `action`
 * is next to 'Ver detalles'. Its styles are in styles/match-card.css.
 */
export function MatchCard({
  match,
  more,
  action,
}: {
  match: Match;
  more?: ReactNode;
  action: ReactNode;
}) {
  const { date, location, teamCounts } = match;
  const { confirmed, players } = attendanceOf(match);
  const repeats = repeatsText(match);
  return (
    <article className="match-card" data-teams={teamCounts ? '' : undefined}>
      <div>
        <h3>
          {shortDate(date)} · {match.time}
        </h3>
        <span className="status">
          <StatusBadge status={match.status} />
        </span>
        <p className="place" title={location}>
          {location}
        </p>
        {!isOwn(match) && <p className="owner">{ownerText(match)}</p>}
        {repeats && (
          <p className="repeats">
            <Icon name="repeat" className="text-cyan" />
            <span>{repeats}</span>
          </p>
        )}
        <p className="figures">
          <TeamFigures {...teamCounts} />
          <span>
            <span className="confirmed">{confirmationLabel(confirmed, match)} · </span>
            {confirmed} de {players}
            <span className="confirmed-word"> {confirmationWord(confirmed)}</span>
          </span>
        </p>
        {more}
      </div>
      <Link
        href={paths.formTeams(match.id)}
        className={TEXT_ACTION}
        aria-label={`Ver detalles de ${location}, ${longDate(date)}`}
      >
        <Icon name="eye" />
        <span>Ver detalles</span>
      </Link>
      {action}
    </article>
  );
}

type Figures = {
  claro?: number;
  oscuro?: number;
  naranja?: number | undefined;
  verde?: number | undefined;
  between?: string;
};

/**
 * Shows one number per team on the team's colour: its number of players, or its goals if the element is inside one with
 * the class `score`.
 */
export function TeamFigures({ claro = 0, oscuro = 0, naranja, verde, between }: Figures) {
  return (
    <>
      <span className="bg-claro text-void">
        <span>Claro: </span>
        {claro}
      </span>
      {between}
      <span className="bg-oscuro text-white">
        <span>Oscuro: </span>
        {oscuro}
      </span>
      {naranja !== undefined && (
        <span className="bg-naranja text-void">
          <span>Naranja: </span>
          {naranja}
        </span>
      )}
      {verde !== undefined && (
        <span className="bg-verde text-void">
          <span>Verde: </span>
          {verde}
        </span>
      )}
    </>
  );
}
