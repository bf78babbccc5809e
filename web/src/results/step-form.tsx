import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/inputs/field.tsx';

/** Form of a step with a save and a cancel button. `error` is the reason why the last save failed, or null. */
export function StepForm({
  error,
  loading = false,
  cancel = 'Cancelar',
  onSave,
  onCancel,
  children,
}: {
  error: string | null;
  loading?: boolean;
  cancel?: string;
  onSave: () => void;
  onCancel: () => void;
  children: ReactNode;
}) {
  return (
    <form
      noValidate
      className="result-step"
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      {children}
      <Refusal>{error}</Refusal>
      <div className="result-actions">
        <Button variant="ghost" onClick={onCancel}>
          {cancel}
        </Button>
        <Button type="submit" loading={loading}>
          GUARDAR
        </Button>
      </div>
    </form>
  );
}

/** Shows the reason why a save was refused, and announces it to screen readers; shows nothing for null. */
export function Refusal({ children }: { children: string | null }) {
  return (
    <div role="alert" className="empty:hidden">
      {children && <FieldError>{children}</FieldError>}
    </div>
  );
}
