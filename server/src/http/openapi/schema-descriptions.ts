import {
  ATTENDANCE_CHANGES_MAX,
  attendanceChanges,
  attendanceInput,
  CONTRACT_WORDS,
  countryCode,
  DEFAULT_TIME_ZONE,
  listName,
  LOCATION_MAX,
  matchInput,
  NAME_MAX,
  pairInput,
  plainDate,
  playerName,
  profilePatch,
  SKILL_LEVELS,
  skillLevel,
  teamsInput,
  timeOfDay,
  timeZoneName,
  weekday,
  whatsappField,
} from '@picadito/domain';

/** What bodies take, in words: their schemas are the browser's too, where nobody reads these. */
export function describeBodies(): void {
  const line = (maxLength: number) => ({
    minLength: 1,
    maxLength,
    description: 'Trimmed and composed (NFC); no control characters.',
  });
  for (const name of [playerName, listName, profilePatch.shape.name])
    CONTRACT_WORDS.add(name, line(NAME_MAX));
  CONTRACT_WORDS.add(matchInput.shape.location, line(LOCATION_MAX));
  CONTRACT_WORDS.add(skillLevel, { enum: [...SKILL_LEVELS, ...SKILL_LEVELS.map(Number)] });
  CONTRACT_WORDS.add(whatsappField, {
    description:
      '8 to 15 digits, as typed; stored in E.164 by the organiser’s country. Empty or null: none.',
  });
  CONTRACT_WORDS.add(plainDate, {
    format: 'date',
    description: 'Not before today, unless it stays as it is.',
  });
  CONTRACT_WORDS.add(timeOfDay, {
    description: 'In 24-hour or am/pm form: 21:00, 9:00 p. m.',
  });
  CONTRACT_WORDS.add(weekday, {
    type: 'integer',
    minimum: 0,
    maximum: 6,
    description: '0 Domingo to 6 Sábado; needed with `isRecurring`.',
  });
  CONTRACT_WORDS.add(matchInput.shape.timeZone, {
    description: `IANA name. None: ${DEFAULT_TIME_ZONE}, or the one of the match.`,
  });
  CONTRACT_WORDS.add(timeZoneName, { description: 'IANA name.' });
  CONTRACT_WORDS.add(attendanceInput.shape.declined, {
    description: 'He said that he will not come; not with `isConfirmed`.',
  });
  CONTRACT_WORDS.add(attendanceInput.shape.seen, {
    description:
      'What the device showed of him when he was tapped. When he is neither so nor as asked any more, nothing is stored.',
  });
  CONTRACT_WORDS.add(attendanceChanges.shape.changes, {
    minItems: 1,
    maxItems: ATTENDANCE_CHANGES_MAX,
    description: 'Each player once. Those that cannot be done are told in the reply.',
  });
  CONTRACT_WORDS.add(teamsInput.shape.seen, {
    description:
      'The teams that these take the place of, null for none. When there are neither those nor these, nothing is stored.',
  });
  CONTRACT_WORDS.add(pairInput.shape.playerIds, {
    description: 'Two different players, in whichever order.',
  });
  CONTRACT_WORDS.add(countryCode, { pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2.' });
}
