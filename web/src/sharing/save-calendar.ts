import { calendarFile, type Match } from '@picadito/domain';
import { saveFile } from '../lib/share.ts';
import { toast } from '../ui/toast/toasts.ts';

/** Downloads the match as a calendar file, which the device opens with its calendar. */
export function saveCalendar(match: Match): void {
  const file = calendarFile(match, Date.now());
  saveFile(`picadito-${match.date}.ics`, new Blob([file], { type: 'text/calendar;charset=utf-8' }));
  toast({
    title: 'Archivo listo',
    description: 'Abrilo y el partido queda en tu calendario, con aviso 2 horas antes.',
  });
}
