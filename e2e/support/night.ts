import type { Match, MatchPlayerReply, NightReply } from '@picadito/domain';
import type { Page } from '@playwright/test';
import { ask, rosterOf, seedList, seedMatch } from './seed.ts';
import { chip, choice } from './teams.ts';
import { expect } from './test.ts';

const NIGHT_NAMES =
  'Ana Beto Caro Dani Ema Fede Gabi Hugo Iván Juli Kike Lola Nico Olga Paco Zoe'.split(' ');

export const nightPath = ({ id }: Match) => `/rotation?matchId=${id}`;
export const nightOf = (page: Page, { id }: Match) =>
  ask<NightReply>(page, 'GET', `/api/matches/${id}/games`);
export const target = (page: Page, label: string) =>
  page.getByRole('button', { name: label, exact: true });

/**
 * Creates a match of three teams of five players, whose teams are saved: Ana to Ema, Fede to Juli, Kike to Paco. Zoe is
 * on the list and has not confirmed. The first names are replaced by those in `others`.
 */
export async function seedNight(page: Page, others: readonly string[] = []) {
  const names = [...others, ...NIGHT_NAMES.slice(others.length)];
  const list = await seedList(
    page,
    names.map((name) => ({ name })),
  );
  const match = await seedMatch(page, list, { perSide: 5, teamCount: 3, courtMinutes: 90 });
  const players = await rosterOf(page, match);
  const confirmed = players.filter(({ name }) => name !== 'Zoe');
  for (const { id } of confirmed) {
    const path = `/api/matches/${match.id}/players/${id}/confirm`;
    await ask(page, 'PUT', path, { isConfirmed: true });
  }
  const teamAt = (from: number) => confirmed.slice(from, from + 5).map(({ id }) => id);
  await ask(page, 'POST', `/api/matches/${match.id}/teams`, {
    matchId: match.id,
    teams: [
      { key: 'claro', players: teamAt(0) },
      { key: 'oscuro', players: teamAt(5) },
      { key: 'naranja', players: teamAt(10) },
    ],
    suplentes: [],
  });
  return { list, match, players };
}

/**
 * Records a game by a tap on the target with this label, once it accepts taps, and waits until 'EMPATE' accepts none.
 */
export async function tap(page: Page, label: string): Promise<void> {
  const button = target(page, label);
  await expect(button).not.toHaveAttribute('aria-disabled', 'true');
  await button.click();
  await expect(target(page, 'EMPATE')).toHaveAttribute('aria-disabled', 'true');
}

export const idOf = (players: readonly MatchPlayerReply[], name: string) =>
  players.find((player) => player.name === name)?.id ?? '';

/** Counts the taps on the buttons GANÓ and EMPATE from now on, in the attribute `data-taps` of the page's body. */
export const countTaps = (page: Page) =>
  page.evaluate(() => {
    addEventListener(
      'click',
      ({ target: tapped }) => {
        const label = tapped instanceof Element ? tapped.closest('button')?.textContent : '';
        if (/^GANÓ|^EMPATE/.test(label ?? ''))
          document.body.dataset['taps'] = String(Number(document.body.dataset['taps'] ?? 0) + 1);
      },
      { capture: true },
    );
  });

/** Returns the names in the teams CLARO, OSCURO and NARANJA as the screen shows them. */
export async function teamsOn(page: Page): Promise<string> {
  const teams = ['CLARO', 'OSCURO', 'NARANJA'].map(async (name) => {
    const team = page.getByRole('list', { name: `Equipo ${name}` });
    return (await team.getByRole('button').allTextContents()).join(' ');
  });
  return (await Promise.all(teams)).join(', ');
}

const screen = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** Lets Ana and Kike change places on the screen of the teams, and removes Paco from the match. */
export async function rearrangeTeams(page: Page): Promise<void> {
  await screen(page, 'EQUIPOS').click();
  await chip(page, 'Ana').click();
  await choice(page, 'Cambiar de equipo').click();
  await choice(page, 'Por Kike').click();
  await target(page, 'GUARDAR Y COMPARTIR').click();
  await expect(page).toHaveURL(/share-teams/);
  await screen(page, 'EQUIPOS').click();
  await chip(page, 'Paco').click();
  await choice(page, 'Se bajó').click();
  await expect(page.getByText(/^Se bajó Paco\./)).toBeVisible();
  await screen(page, 'ROTACIÓN').click();
}
