import { expect, test } from 'vitest';
import { anAutopilotOf, DEADLINE } from '../../testing/autopilot/an-autopilot.ts';
import { aNoticedGroup, HOUR_MS } from '../../testing/notices/a-noticed-group.ts';

/**
 * Sets up teams with ten players that the autopilot made the day before. Jueves 01 is in them by an answer by the link,
 * and Jueves 11 is on the waitlist.
 */
async function anEarlyAutopilot() {
  const group = await aNoticedGroup();
  const started = await anAutopilotOf(group);
  await group.ana.put(`${group.url}/answers/settings`, {
    capacity: null,
    answersUntil: '2026-11-25T18:00',
  });
  const first = group.device();
  await first.says(1, 'voy');
  await group.device().says(11, 'voy');
  group.clock.now = DEADLINE - 24 * HOUR_MS;
  expect(await started.run()).toBe(1);
  await group.settled();
  return { ...started, ...group, first };
}

test("'equipos listos' is sent when the autopilot has repaired the teams, with the player who comes in", async () => {
  const { first, settled, told, placed, run } = await anEarlyAutopilot();
  await first.says(1, 'no');
  await settled();
  expect(told().at(-1)).toBe('Se bajó Jueves 01 / Entra Jueves 11 · equipos listos');
  expect(await placed()).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(await run()).toBe(0);
});

test("without an autopilot the organiser is asked to check the teams: 'revisá los equipos'", async () => {
  const { first, settled, told, set, placed } = await anEarlyAutopilot();
  await set(false);
  await settled();
  await first.says(1, 'no');
  await settled();
  expect(told().at(-1)).toBe('Se bajó Jueves 01 / Entra Jueves 11 · revisá los equipos');
  expect(await placed()).toContain(1);
});

test('the organiser is notified once that the autopilot has made the teams, with the time', async () => {
  const { told, settled, first } = await anEarlyAutopilot();
  const said = () => told().filter((text) => text.startsWith('El piloto'));
  expect(said()).toEqual(['El piloto armó los equipos a las 18:00 / Mañana 21:00 · Cancha Núñez']);
  await first.says(1, 'no');
  await settled();
  expect(said()).toHaveLength(1);
});
