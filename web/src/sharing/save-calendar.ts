import { MATCHES, pathOf, type Match } from '@picadito/domain';
import { saveFile } from '../lib/share.ts';
import { sendText } from '../sync/http/http.ts';
import { toast } from '../ui/toast/toasts.ts';

/** Downloads the match as a calendar file, which the device opens with its calendar. */
export async function saveCalendar({
  id,
  date,
  status,
}: Pick<Match, 'id' | 'date' | 'status'>): Promise<void> {
  const { text } = await sendText({ method: 'GET', path: pathOf(MATCHES.calendar, { id }) });
  saveFile(`picadito-${date}.ics`, new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  toast({
    title: 'Archivo listo',
    description:
      status === 'cancelado'
        ? 'Abrilo y el partido queda cancelado en tu calendario.'
        : 'Abrilo y el partido queda en tu calendario, con aviso 2 horas antes.',
  });
}
