/**
 * The number of players who come decides which formats a match is offered. Possible are two teams of at most the agreed
 * size, with one player more also two teams of which one has a player more, and three or four teams if each has at most
 * one player fewer than agreed. The two with the fewest substitutes are offered. Players beyond the teams are
 * substitutes.
 */
import { FORMAT_PLAYERS_MAX, PER_SIDE_MAX } from '../limits.ts';
import { nameList } from '../text/text-line.ts';

/** Type of a format that is offered, with the sizes of its teams and the number of substitutes. */
export type FormatOffer = {
  perSide: number;
  teamCount: number;
  sizes: number[];
  suplentes: number;
};

const OFFERS_MAX = 2;

/**
 * Returns at most two formats for `confirmed` players of a match that was agreed with `perSide` players a side: those
 * with the fewest substitutes, and of equal ones the format with fewer teams first. Empty for fewer than two players.
 */
export function formatOffers(confirmed: number, perSide: number): FormatOffer[] {
  if (confirmed < 2) return [];
  const offers = [offerOf(confirmed, perSide, 2)];
  if (confirmed === 2 * perSide + 1 && perSide < PER_SIDE_MAX)
    offers.push(offerOf(confirmed, perSide + 1, 2));
  for (const teamCount of [3, 4]) {
    const largest = Math.min(perSide, Math.floor(FORMAT_PLAYERS_MAX / teamCount));
    if (confirmed >= teamCount * (perSide - 1)) offers.push(offerOf(confirmed, largest, teamCount));
  }
  return offers
    .toSorted((one, other) => one.suplentes - other.suplentes || one.teamCount - other.teamCount)
    .slice(0, OFFERS_MAX);
}

function offerOf(confirmed: number, perSide: number, teamCount: number): FormatOffer {
  const playing = Math.min(confirmed, perSide * teamCount);
  const sizes = Array.from({ length: teamCount }, (_, team) =>
    Math.floor((playing + teamCount - 1 - team) / teamCount),
  );
  return { perSide, teamCount, sizes, suplentes: confirmed - playing };
}

/** Returns the words for an offer, as in '5 contra 5 y 4 suplentes' or '3 equipos de 5, 5 y 4'. */
export function offerWords({ teamCount, sizes, suplentes }: FormatOffer): string {
  const [first] = sizes;
  const areEqual = sizes.every((size) => size === first);
  const of = areEqual ? String(first) : nameList(sizes.map(String));
  const teams = teamCount === 2 ? sizes.join(' contra ') : `${teamCount} equipos de ${of}`;
  if (suplentes === 0) return teams;
  return `${teams} y ${suplentes} ${suplentes === 1 ? 'suplente' : 'suplentes'}`;
}
