import {
  ATTENDANCE_CHANGES_MAX,
  attendanceChanges,
  attendanceInput,
  schemaMetadata,
  countryCode,
  DEFAULT_TIME_ZONE,
  rosterInput,
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
  UNITS_PER_CHARACTER,
  weekday,
  whatsappField,
} from '@picadito/domain';

/**
 * Adds descriptions for the OpenAPI document to the schemas of request bodies. They are not in the domain, because the
 * browser would load them with the schemas.
 */
export function describeBodies(): void {
  const line = (max: number) => ({
    minLength: 1,
    // JSON Schema counts code points, of which a character as readers see it may have several.
    maxLength: max * UNITS_PER_CHARACTER,
    description: `At most ${max} characters as a reader counts them (grapheme clusters). Trimmed and composed (NFC); no control characters.`,
  });
  for (const name of [playerName, listName, profilePatch.shape.name])
    schemaMetadata.add(name, line(NAME_MAX));
  schemaMetadata.add(matchInput.shape.location, line(LOCATION_MAX));
  schemaMetadata.add(skillLevel, { enum: [...SKILL_LEVELS, ...SKILL_LEVELS.map(Number)] });
  schemaMetadata.add(whatsappField, {
    description:
      '8 to 15 digits, as typed; stored in E.164 by the organiser’s country. Empty or null: none.',
  });
  schemaMetadata.add(plainDate, {
    format: 'date',
    description: 'Not before today, unless it stays as it is.',
  });
  schemaMetadata.add(timeOfDay, {
    description: 'In 24-hour or am/pm form: 21:00, 9:00 p. m.',
  });
  schemaMetadata.add(weekday, {
    type: 'integer',
    minimum: 0,
    maximum: 6,
    description: '0 Domingo to 6 Sábado; needed with `isRecurring`.',
  });
  schemaMetadata.add(matchInput.shape.timeZone, {
    description: `IANA name. None: ${DEFAULT_TIME_ZONE}, or the one of the match.`,
  });
  schemaMetadata.add(timeZoneName, { description: 'IANA name.' });
  schemaMetadata.add(attendanceInput.shape.declined, {
    description: 'He said that he will not come; not with `isConfirmed`.',
  });
  schemaMetadata.add(attendanceInput.shape.seen, {
    description:
      'What the device showed of him when he was tapped. When he is neither so nor as asked any more, or has answered by the link after `answeredAt`, nothing is stored.',
  });
  schemaMetadata.add(attendanceChanges.shape.changes, {
    minItems: 1,
    maxItems: ATTENDANCE_CHANGES_MAX,
    description: 'Each player once. Those that cannot be done are told in the reply.',
  });
  schemaMetadata.add(rosterInput, {
    oneOf: [{ required: ['playerId'] }, { required: ['playerIds'] }],
  });
  schemaMetadata.add(teamsInput.shape.seen, {
    description:
      'The teams that these take the place of, null for none. When there are neither those nor these, nothing is stored.',
  });
  schemaMetadata.add(pairInput.shape.playerIds, {
    description: 'Two different players, in whichever order.',
  });
  schemaMetadata.add(countryCode, { pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2.' });
}
