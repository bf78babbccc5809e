import { amountText, type Currency, type PaymentMethod } from '@picadito/domain';
import { MenuItem } from '../ui/menu.tsx';

/** Items of a menu that write a payment with how it was made. A payment need not say it. */
export function MethodItems({
  amount,
  currency,
  onPay,
}: {
  amount: number;
  currency: Currency;
  onPay: (method: PaymentMethod) => void;
}) {
  const note = amountText(amount, currency);
  return (
    <>
      <MenuItem icon="coin" tone="text-grass" note={note} onSelect={() => onPay('cash')}>
        EN EFECTIVO
      </MenuItem>
      <MenuItem icon="check" tone="text-grass" note={note} onSelect={() => onPay('transfer')}>
        POR TRANSFERENCIA
      </MenuItem>
    </>
  );
}
