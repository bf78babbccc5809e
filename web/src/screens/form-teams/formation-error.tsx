import { FieldError } from '../../ui/inputs/field.tsx';

/** Why the last step was refused; announced, and gone with the next step. */
export function FormationError({ error }: { error: string | null }) {
  return (
    <div role="alert" className="empty:hidden">
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}
