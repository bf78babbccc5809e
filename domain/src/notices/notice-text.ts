import { stepSentence } from '../autopilot/step-sentence.ts';
import { dayText } from '../time/day-text.ts';
import { todayIn } from '../time/dates.ts';
import { nameList } from '../text/text-line.ts';
import type { MatchFacts, OrganiserTopic, PlayerTopic } from './notice.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const SOMEONE = 'alguien';

export type Text = { title: string; body: string };
type Moves = { left: readonly string[]; came: readonly string[] };

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const sentence = (...parts: string[]) => parts.filter((part) => part !== '').join(' · ');

/** Returns the day and time of the match, as in 'hoy 21:00' or 'jueves 26/11 21:00'. */
function when({ date, time, timeZone }: MatchFacts, now: number): string {
  return `${dayText(date, todayIn(timeZone, now))} ${time}`;
}

const namesIn = ({ nameOf }: MatchFacts, ids: readonly string[]) =>
  nameList(ids.map((id) => nameOf(id) ?? SOMEONE));

const whoLeft = (facts: MatchFacts, left: readonly string[]) =>
  `Se ${left.length > 1 ? 'bajaron' : 'bajó'} ${namesIn(facts, left)}`;

/** Returns the time to kick-off, as in 'faltan 2 h' or 'faltan 40 min'; an empty text if it is more than a day away. */
function timeLeft({ startsAt }: MatchFacts, now: number): string {
  const ms = startsAt - now;
  if (ms > 24 * HOUR_MS) return '';
  const [unit, unitMs] = ms < HOUR_MS ? (['min', MINUTE_MS] as const) : (['h', HOUR_MS] as const);
  const count = Math.max(1, Math.floor(ms / unitMs));
  return `${count === 1 ? 'falta' : 'faltan'} ${count} ${unit}`;
}

/**
 * Returns 'equipos listos' if the saved teams consist of exactly the players who are in, and 'revisá los equipos'
 * otherwise; an empty text without saved teams.
 */
function teamsLine({ placed, going }: MatchFacts): string {
  if (placed === null) return '';
  const areReady = placed.length === going.length && going.every((id) => placed.includes(id));
  return areReady ? 'equipos listos' : 'revisá los equipos';
}

export function organiserText(
  topic: OrganiserTopic,
  facts: MatchFacts,
  now: number,
  moves: Moves,
): Text {
  const { going, location, silent } = facts;
  const place = sentence(capital(when(facts, now)), location);
  switch (topic) {
    case 'left': {
      const { came } = moves;
      const enters = came.length > 1 ? 'entran' : 'entra';
      const others =
        came.length > 0 ? `${enters} ${namesIn(facts, came)}` : `somos ${going.length}`;
      return {
        title: whoLeft(facts, moves.left),
        body: capital(sentence(others, teamsLine(facts))),
      };
    }
    case 'short':
      return {
        title: sentence(
          `${going.length === 1 ? 'Queda' : 'Quedan'} ${going.length}`,
          timeLeft(facts, now),
        ),
        body: sentence(whoLeft(facts, moves.left), 'no queda nadie para entrar'),
      };
    case 'full':
      return { title: `Ya son ${going.length}`, body: place };
    case 'silence':
      return {
        title: `${silent === 1 ? 'Falta' : 'Faltan'} contestar ${silent}`,
        body: place,
      };
    case 'soon':
      return {
        title: `${capital(when(facts, now))}, ${going.length === 1 ? 'hay 1' : `somos ${going.length}`}`,
        body: location,
      };
    case 'decide':
      return { title: `Hay ${facts.undecidedCount} para mirar`, body: place };
    case 'autopilot': {
      const formed = { kind: 'formed', at: facts.formedAt ?? '' } as const;
      return { title: stepSentence(formed, facts.timeZone, now), body: place };
    }
    case 'after':
      return { title: '¿Cómo salieron?', body: sentence(place, 'cargá el resultado') };
  }
}

export function playerText(topic: PlayerTopic, facts: MatchFacts, now: number): Text {
  const place = sentence(capital(when(facts, now)), facts.location);
  switch (topic) {
    case 'asked': {
      const minutes = Math.max(1, Math.ceil(((facts.askedUntil ?? now) - now) / MINUTE_MS));
      return { title: '¿Entrás?', body: sentence(place, `tenés ${minutes} min para contestar`) };
    }
    case 'entered':
      return { title: 'Entraste', body: place };
    case 'changed':
      return {
        title: facts.isSuspended ? 'Se suspendió el partido' : 'Cambió el partido',
        body: place,
      };
    case 'teams':
      return { title: 'Ya están los equipos', body: place };
  }
}
