import { formatTimestampDate, surveyCall } from '@picadito/domain';
import { useState } from 'react';
import { browserTimeZone } from '../lib/clock.ts';
import { GroupMessageButton } from '../sharing/group-message-button.tsx';
import { useGroupMessage } from '../sharing/use-group-message.ts';
import { TEXT_ACTION } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import type { ListSurvey } from './survey.ts';

type Props = {
  survey: ListSurvey;
  /** Address of the list's group link; null while the link is off. */
  address: string | null;
  isBusy: boolean;
  onClose: () => void;
  onCallOff: () => void;
};

/**
 * Shows how many players have answered an open survey, and lets the organiser close or cancel it. What the players
 * answered stays hidden until the survey is closed.
 */
export function OpenSurvey({ survey, address, isBusy, onClose, onCallOff }: Props) {
  const { answered, closesAt } = survey;
  const [question, setQuestion] = useState<'close' | 'call off'>();
  const stop = () => setQuestion(undefined);
  return (
    <>
      <p className="font-bold">
        {answered === 1 ? 'Contestó 1 jugador.' : `Contestaron ${answered} jugadores.`}
      </p>
      {address !== null && <Send address={address} />}
      <p className="text-mute">
        Cierra sola el {formatTimestampDate(closesAt, browserTimeZone())}, o antes si la cerrás.
        Recién ahí ves qué dicen, de quienes tengan cuatro opiniones o más.
      </p>
      <div className="flex flex-wrap gap-x-6">
        <button type="button" className={TEXT_ACTION} onClick={() => setQuestion('close')}>
          Cerrar y ver
        </button>
        <button type="button" className={TEXT_ACTION} onClick={() => setQuestion('call off')}>
          Cancelar la encuesta
        </button>
      </div>
      <ConfirmDialog
        open={question === 'close'}
        title="Cerrar la encuesta"
        confirmLabel="Cerrar"
        busy={isBusy}
        onConfirm={onClose}
        onCancel={stop}
      >
        <p>
          Quien no contestó ya no puede. Lo que dijo cada uno se borra: queda qué dicen entre todos.
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        open={question === 'call off'}
        title="Cancelar la encuesta"
        confirmLabel="Cancelar la encuesta"
        cancelLabel="Seguir preguntando"
        busy={isBusy}
        onConfirm={onCallOff}
        onCancel={stop}
      >
        <p>
          Se borra todo lo que dijeron, y nadie puede contestar más. Después podés preguntar de
          nuevo.
        </p>
      </ConfirmDialog>
    </>
  );
}

function Send({ address }: { address: string }) {
  const message = useGroupMessage(surveyCall(`${address}/survey`), () => {});
  return <GroupMessageButton {...message} size="md" />;
}
