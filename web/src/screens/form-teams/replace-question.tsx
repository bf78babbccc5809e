import { nameList, teamKeysIn, type TeamsReply } from '@picadito/domain';
import { TEAM_TITLES } from '../../teams/team-names.ts';
import { savedTeams } from '../../teams/teams.ts';
import { TEXT_ACTION } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';

/**
 * Asks before teams that another device has saved are replaced, and shows them. `saved` is null while nothing is asked;
 * `onTake` is called if the organiser prefers these teams.
 */
export function ReplaceQuestion({
  saved,
  onReplace,
  onTake,
  onCancel,
}: {
  saved: TeamsReply | null;
  onReplace: () => void;
  onTake: () => void;
  onCancel: () => void;
}) {
  function take(): void {
    onCancel();
    onTake();
  }
  return (
    <ConfirmDialog
      open={saved !== null}
      title="¿Guardar los tuyos?"
      confirmLabel="GUARDAR LOS MÍOS"
      onConfirm={onReplace}
      onCancel={onCancel}
    >
      <p>Mientras armabas estos equipos alguien guardó otros:</p>
      {saved && <TeamLines saved={saved} />}
      <button type="button" className={`${TEXT_ACTION} -ml-2`} onClick={take}>
        <Icon name="shirt" />
        Seguir con esos
      </button>
    </ConfirmDialog>
  );
}

function TeamLines({ saved }: { saved: TeamsReply }) {
  const teams = savedTeams(saved);
  return (
    <ul className="my-2">
      {teamKeysIn(teams).map((key) => (
        <li key={key}>
          <strong>{TEAM_TITLES[key]}:</strong>{' '}
          {nameList((teams[key] ?? []).map(({ name }) => name))}
        </li>
      ))}
    </ul>
  );
}
