import { toast } from '../ui/toast/toasts.ts';

export function toastAdded(): void {
  toast({
    title: 'Jugador agregado',
    description: 'Jugador agregado correctamente',
    isEcho: true,
  });
}
