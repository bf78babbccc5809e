import type { PendingMoney } from '@picadito/domain';
import { Button } from '../ui/button.tsx';

/** Shows the server's questions about payments that another device has already written. */
export function AskedPayments({
  asked,
  onAnswer,
}: {
  asked: readonly PendingMoney[];
  onAnswer: (payment: PendingMoney, isPaid: boolean) => void;
}) {
  return asked.map((payment) => (
    <div
      key={payment.id}
      role="alert"
      className="flex flex-wrap items-center gap-3 border-l-4 border-coin bg-panel px-3 py-2"
    >
      <p className="min-w-52 flex-1 wrap-anywhere">{payment.question}</p>
      <div className="flex gap-4">
        <Button size="sm" onClick={() => onAnswer(payment, true)}>
          SÍ, ANOTAR
        </Button>
        <Button
          size="sm"
          variant="ghost"
          className="min-w-16"
          onClick={() => onAnswer(payment, false)}
        >
          NO
        </Button>
      </div>
    </div>
  ));
}
