import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Step of the rematch dialog that offers to call the group, already while the request that creates the match runs. */
export function RematchCall({
  isCreated,
  isSheetClosed,
  isReady,
  onCall,
  onSkip,
}: {
  isCreated: boolean;
  /** True if the organiser closed the share sheet without sending the call. */
  isSheetClosed: boolean;
  /** True once the players and the group link that the message of the call contains have loaded. */
  isReady: boolean;
  onCall: () => void;
  onSkip: () => void;
}) {
  return (
    <div className="mt-5 flex flex-col gap-4">
      <p role="status" className="flex items-center gap-2.5">
        <Icon
          name={isCreated ? 'check' : 'hourglass'}
          className={isCreated ? 'text-grass' : 'text-mute'}
        />
        {isCreated ? 'Partido creado correctamente' : 'Creando el partido…'}
      </p>
      {isSheetClosed && (
        <p role="alert" className="text-coin">
          Cerraste el menú sin mandarlo. Cuando quieras, tocá otra vez.
        </p>
      )}
      <Button variant="grass" loading={!isReady} onClick={onCall}>
        <Icon name="megaphone" />
        AVISAR AL GRUPO
      </Button>
      <Button variant="ghost" size="sm" onClick={onSkip}>
        Seguir sin avisar
      </Button>
    </div>
  );
}
