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
      'A phone number of 8 to 15 digits as typed. Stored in E.164, with the country of the organiser. Empty or null means no number.',
  });
  schemaMetadata.add(plainDate, {
    format: 'date',
    description: 'Today or later, or the date that the match already has.',
  });
  schemaMetadata.add(timeOfDay, {
    description: 'A time in 24-hour or am/pm form, such as 21:00 or 9:00 p. m.',
  });
  schemaMetadata.add(weekday, {
    type: 'integer',
    minimum: 0,
    maximum: 6,
    description: '0 is Sunday and 6 is Saturday. Required with `isRecurring`.',
  });
  schemaMetadata.add(matchInput.shape.timeZone, {
    description: `IANA name. Without it the match keeps its time zone; a new match gets ${DEFAULT_TIME_ZONE}.`,
  });
  schemaMetadata.add(timeZoneName, { description: 'IANA name.' });
  schemaMetadata.add(attendanceInput.shape.declined, {
    description: 'True if the player will not come. Not allowed together with `isConfirmed`.',
  });
  schemaMetadata.add(attendanceInput.shape.seen, {
    description:
      'The attendance of the player that the device showed at the tap. Nothing is stored if the stored attendance is neither this nor the requested one, or if the player has answered by the link after `answeredAt`.',
  });
  schemaMetadata.add(attendanceChanges.shape.changes, {
    minItems: 1,
    maxItems: ATTENDANCE_CHANGES_MAX,
    description: 'Each player at most once. The reply names the changes that were not made.',
  });
  schemaMetadata.add(rosterInput, {
    oneOf: [{ required: ['playerId'] }, { required: ['playerIds'] }],
  });
  schemaMetadata.add(teamsInput.shape.seen, {
    description:
      'The saved teams that the device showed, or null if there were none. Nothing is stored if the saved teams are neither these nor the requested ones.',
  });
  schemaMetadata.add(pairInput.shape.playerIds, {
    description: 'Two different players in any order.',
  });
  schemaMetadata.add(countryCode, { pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2.' });
}
