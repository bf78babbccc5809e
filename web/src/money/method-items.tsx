import type { PaymentMethod } from '@picadito/domain';
import { MenuItem } from '../ui/menu.tsx';

/** Menu items that note a payment together with its method, cash or transfer. */
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
