import { ALL_SEASONS, type Season } from '../ranking/figures.ts';
import type { Best, SeasonCard } from '../ranking/season-card.ts';
import { nameList } from '../text/text-line.ts';
import { formatDate } from '../time/dates.ts';

/** Maximum number of names in one line of the card of a season; more players are counted instead. */
const NAMES_MAX = 3;

/** Returns '2026 en Los jueves', or 'Siempre en Los jueves' for all seasons. */
export function seasonTitle(season: Season, list: string): string {
  return season === ALL_SEASONS ? `Siempre en ${list}` : `${season} en ${list}`;
}

/** Returns the three numbers of the card of a season with their words. */
export function seasonCounts({ matches, goals, players }: SeasonCard) {
  return [
    { count: matches, word: matches === 1 ? 'partido' : 'partidos' },
    { count: goals, word: goals === 1 ? 'gol' : 'goles' },
    { count: players, word: players === 1 ? 'jugador' : 'jugadores' },
  ] as const;
}

/** Returns the facts on the card of a season: for each a title, the names or the score (`what`), and a detail. */
export function seasonFacts({ mostPresent, longestStreak, closest }: SeasonCard) {
  const facts: { title: string; what: string; detail: string }[] = [];
  if (mostPresent) {
    const { count } = mostPresent;
    const detail = count === 1 ? '1 partido' : `${count} partidos`;
    facts.push({ title: 'Más presente', what: namesText(mostPresent), detail });
  }
  if (longestStreak) {
    const detail = `${longestStreak.count} ganados seguidos`;
    facts.push({ title: 'Racha más larga', what: namesText(longestStreak), detail });
  }
  if (closest) {
    const { claro, oscuro, date } = closest;
    const what = `Claro ${claro} – ${oscuro} Oscuro`;
    facts.push({ title: 'Partido más parejo', what, detail: formatDate(date) });
  }
  return facts;
}

function namesText({ names }: Best): string {
  return names.length > NAMES_MAX ? `${names.length} jugadores` : nameList(names);
}

/** Returns the message that tells the group what it played in a season, in a few lines of plain text. */
export function seasonMessage(season: Season, list: string, card: SeasonCard): string {
  const counts = seasonCounts(card).map(({ count, word }) => `${count} ${word}`);
  const facts = seasonFacts(card).map(({ title, what, detail }) => `${title}: ${what} (${detail})`);
  return [seasonTitle(season, list), nameList(counts), facts.join('\n')]
    .filter((part) => part !== '')
    .join('\n\n');
}
