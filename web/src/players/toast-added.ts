import { toast } from '../ui/toast/toasts.ts';

/** Shows a toast that says that the player is on the list now. */
export function toastAdded(): void {
  toast({
    title: 'Jugador agregado',
    description: 'Jugador agregado correctamente',
    isEcho: true,
  });
}
