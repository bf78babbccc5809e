/*
 * The organiser of a match is notified of drop-outs, of a drop-out that no player of the waitlist can replace, of the
 * last place taken, and of the state of the match at three moments. A match has at most four notices; repeated notices
 * of one topic count once. A drop-out within four hours of kick-off, and a drop-out that no player can replace, are
 * sent beyond this limit, and so is the question after the match. From 23:00 to 9:00 only news within four hours of
 * kick-off is sent: drop-outs, answers that wait for a decision, and teams that the autopilot has made. Other news
 * waits for the morning, and is not sent if it no longer holds then. Changes by the organiser cause no notice. A notice
 * about teams that the autopilot has made does not count towards the four. A notice about answers that wait for a
 * decision does not count either; it replaces the last one of its kind, and is sent at most every ten minutes.
 */
import {
  isWithin,
  NOTICES_PER_MATCH_MAX,
  type MatchFacts,
  type Noted,
  type Notice,
  type OrganiserTopic,
} from './notice.ts';
import { organiserText } from './notice-text.ts';
import { isNear, isQuiet, momentsOf } from './notice-times.ts';

const DECIDE_EVERY_MS = 10 * 60_000;

type Noting = Pick<Noted, 'going' | 'told' | 'decide' | 'formedAt'>;
/**
 * Type of the result of a check: the notices to send to the organiser, and the new record to store. `dueAt` is the time
 * in epoch milliseconds at which a notice about waiting answers that came too early may be sent; Infinity if there is
 * none.
 */
type OrganiserNotices = Noting & { notices: Notice<OrganiserTopic>[]; dueAt: number };
type TopicToSend = { topic: OrganiserTopic; isForced: boolean; isUrgent: boolean };

export function organiserNotices(
  noted: Noting & Pick<Noted, 'since'>,
  facts: MatchFacts,
  now: number,
): OrganiserNotices {
  const moves = movesSince(noted, facts);
  const news = moves.left.length > 0 || moves.isNowFull;
  const isToCome = now < facts.startsAt && !facts.isSuspended;
  const isPostponed =
    isQuiet(facts.timeZone, now) && !(isNear(facts, now) && moves.left.length > 0);
  const waits = news && isToCome && isPostponed;
  const topics = isToCome && !isPostponed ? [...changes(facts, now, moves)] : [];
  topics.push(...byTheClock(noted, facts, now));
  const notified = [...noted.told];
  const notices: Notice<OrganiserTopic>[] = [];
  for (const { topic, isForced, isUrgent } of topics) {
    if (!isForced && !isWithin(notified, topic, NOTICES_PER_MATCH_MAX)) continue;
    if (!notified.includes(topic)) notified.push(topic);
    const expiresAt = topic === 'after' ? momentsOf(facts).after.until : facts.startsAt;
    notices.push({ topic, isUrgent, expiresAt, ...organiserText(topic, facts, now, moves) });
  }
  const { decide, isDue, dueAt } = decisions(noted.decide, facts, now);
  if (isDue && isToCome) {
    const expiresAt = facts.startsAt;
    const isUrgent = isNear(facts, now);
    const text = organiserText('decide', facts, now, moves);
    notices.push({ topic: 'decide', isUrgent, expiresAt, ...text });
  }
  const isFormed = facts.formedAt !== null && facts.formedAt !== noted.formedAt && isToCome;
  const isHeld = isFormed && isQuiet(facts.timeZone, now) && !isNear(facts, now);
  if (isFormed && !isHeld) {
    const text = organiserText('autopilot', facts, now, moves);
    const expiresAt = facts.startsAt;
    notices.push({ topic: 'autopilot', isUrgent: isNear(facts, now), expiresAt, ...text });
  }
  const formedAt = isHeld ? (noted.formedAt ?? null) : facts.formedAt;
  return {
    formedAt,
    going: waits ? noted.going : facts.going,
    told: notified,
    decide,
    notices,
    dueAt,
  };
}

/**
 * Decides on the notice about answers that wait for the organiser: `isDue` is true if it has to be sent now, and
 * `decide` is the new record about such notices. If the notice came too early after the last one, `dueAt` is the time
 * at which it may be sent (epoch milliseconds); otherwise Infinity.
 */
function decisions(
  { ids, at } = { ids: [] as readonly string[], at: 0 },
  facts: MatchFacts,
  now: number,
): { decide: { ids: readonly string[]; at: number }; isDue: boolean; dueAt: number } {
  const waiting = facts.undecided;
  const known = waiting.filter((id) => ids.includes(id));
  if (known.length === waiting.length) {
    return { decide: { ids: known, at }, isDue: false, dueAt: Infinity };
  }
  const isPostponed = isQuiet(facts.timeZone, now) && !isNear(facts, now);
  const isDue = !isPostponed && now >= at + DECIDE_EVERY_MS;
  if (isDue) return { decide: { ids: waiting, at: now }, isDue, dueAt: Infinity };
  // The match is checked at the end of quiet hours anyway.
  return {
    decide: { ids: known, at },
    isDue,
    dueAt: isPostponed ? Infinity : at + DECIDE_EVERY_MS,
  };
}

function movesSince(noted: Pick<Noted, 'going' | 'told'>, facts: MatchFacts) {
  const { going, byLink, capacity } = facts;
  const isOwn = (id: string) => byLink.includes(id);
  const left = noted.going.filter((id) => !going.includes(id) && isOwn(id));
  const came = going.filter((id) => !noted.going.includes(id));
  const isFilled = noted.going.length < capacity && going.length >= capacity;
  const isNowFull =
    isFilled && came.some(isOwn) && left.length === 0 && !noted.told.includes('full');
  return { left, came, isNowFull };
}

function changes(
  facts: MatchFacts,
  now: number,
  { left, isNowFull }: ReturnType<typeof movesSince>,
): TopicToSend[] {
  const isUrgent = isNear(facts, now);
  if (left.length > 0) {
    const isShort = facts.going.length < facts.capacity && facts.waiting.length === 0;
    return [{ topic: isShort ? 'short' : 'left', isForced: isShort || isUrgent, isUrgent }];
  }
  return isNowFull ? [{ topic: 'full', isForced: false, isUrgent: false }] : [];
}

/**
 * Returns the notices that are due only because of the time. Each topic is sent once per match, and none in quiet
 * hours.
 */
function byTheClock(
  { since, told }: Pick<Noted, 'since' | 'told'>,
  facts: MatchFacts,
  now: number,
): TopicToSend[] {
  if (facts.isSuspended || isQuiet(facts.timeZone, now)) return [];
  const { silence, soon, after } = momentsOf(facts);
  const isTime = ({ from, until }: typeof soon) => from >= since && now >= from && now < until;
  const due: [OrganiserTopic, boolean][] = [
    ['silence', isTime(silence) && facts.silent > 0],
    ['soon', isTime(soon)],
    ['after', isTime(after) && !facts.hasResult && facts.going.length > 1],
  ];
  return due
    .filter(([topic, isDue]) => isDue && !told.includes(topic))
    .map(([topic]) => ({ topic, isForced: topic === 'after', isUrgent: false }));
}
