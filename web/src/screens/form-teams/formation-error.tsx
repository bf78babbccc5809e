import { FieldError } from '../../ui/inputs/field.tsx';

/** Announces why the last step was refused; the next step removes the message. */
export function FormationError({ error }: { error: string | null }) {
  return (
    <div role="alert" className="empty:hidden">
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}
