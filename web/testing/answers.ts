import type { MatchAnswers } from '@picadito/domain';
import type { MatchAnswer } from '../src/waitlist/answer-group.ts';

export function anAnswer(differs: Partial<MatchAnswer> = {}): MatchAnswer {
  return {
    playerId: 'nico',
    answer: 'confirmed',
    isQueued: false,
    place: null,
    comment: null,
    source: 'link',
    authorName: null,
    answeredAt: '2026-11-25T15:00:00.000001Z',
    isToTell: false,
    ...differs,
  };
}

export function answersOf(...answers: MatchAnswer[]): MatchAnswers {
  return {
    isOn: true,
    capacity: 10,
    answersUntil: null,
    usualUntil: null,
    regularsUntil: null,
    keeping: [],
    freeSince: null,
    answers,
    log: [],
    span: null,
    lastUndo: null,
    claims: [],
    guests: [],
    proposals: [],
  };
}
