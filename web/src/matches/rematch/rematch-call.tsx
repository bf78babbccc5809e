import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Offers to call the group while the request for the match runs. */
export function RematchCall({
  isCreated,
  isSheetClosed,
  isReady,
  onCall,
  onSkip,
}: {
  isCreated: boolean;
  /** Tells that the share sheet was closed without sending the call. */
  isSheetClosed: boolean;
  /** Tells whether the players to name and the group link are known. */
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
