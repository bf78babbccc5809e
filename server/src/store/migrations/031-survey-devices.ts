import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const OF_SURVEY = ['user_id', 'survey_id'] as const;
const OF_PLAYER = ['user_id', 'player_id'] as const;

/**
 * Replaces the table of the players who have answered a survey by a table of the devices that may answer. In open
 * surveys these are the devices that own a name at this migration; devices of players who have answered count as having
 * answered.
 */
export const surveyDevices: Migration = async (tx, { text }) => {
  await tx.schema
    .createTable('survey_devices')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('survey_id', text, (c) => c.notNull())
    .addColumn('device_hash', text, (c) => c.notNull())
    .addColumn('player_id', text, (c) => c.notNull())
    .addColumn('has_answered', 'integer', (c) => c.notNull().check(sql`has_answered in (0, 1)`))
    .addPrimaryKeyConstraint('survey_devices_pk', [...OF_SURVEY, 'device_hash'])
    .addForeignKeyConstraint('survey_devices_survey', [...OF_SURVEY], 'surveys', [...OF_SURVEY])
    .addForeignKeyConstraint('survey_devices_player', [...OF_PLAYER], 'players', [...OF_PLAYER])
    .execute();
  await tx.schema
    .createIndex('survey_devices_of_player')
    .on('survey_devices')
    .columns([...OF_PLAYER])
    .execute();
  // One statement inserts all rows in order, so that the place of a row does not show which device had answered.
  await sql`
    insert into survey_devices (user_id, survey_id, device_hash, player_id, has_answered)
    select user_id, survey_id, device_hash, player_id, has_answered
    from (
      select user_id, survey_id, device_hash, player_id, 1 as has_answered
      from survey_participants
      union all
      select device.user_id, survey.survey_id, device.device_hash, device.player_id, 0
      from devices as device
      join surveys as survey
        on survey.user_id = device.user_id and survey.list_id = device.list_id
      where survey.is_closed = 0 and device.doubted_at is null and not exists (
        select 1 from survey_participants as participant
        where participant.user_id = survey.user_id
          and participant.survey_id = survey.survey_id
          and participant.device_hash = device.device_hash
      )
    ) as known
    order by user_id, survey_id, device_hash`.execute(tx);
  await tx.schema.dropTable('survey_participants').execute();
};
