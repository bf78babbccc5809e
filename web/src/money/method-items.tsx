import type { PaymentMethod } from '@picadito/domain';
import { MenuItem } from '../ui/menu.tsx';

/** Items of a menu that write a payment with how it was made. A payment need not say it. */
export function MethodItems({ onPay }: { onPay: (method: PaymentMethod) => void }) {
  return (
    <>
      <MenuItem icon="coin" tone="text-grass" onSelect={() => onPay('cash')}>
        PAGÓ EN EFECTIVO
      </MenuItem>
      <MenuItem icon="check" tone="text-grass" onSelect={() => onPay('transfer')}>
        PAGÓ POR TRANSFERENCIA
      </MenuItem>
    </>
  );
}
