import { Link } from 'wouter';
import { paths } from '../../../lib/paths.ts';
import { Button, TEXT_ACTION } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useDiagnosis } from './use-diagnosis.ts';

/**
 * Button 'Diagnosticar DB', which checks the database indexes, and a banner that says that indexes are needed or which
 * of them are missing (docs/specification.md#dashboard).
 */
export function DiagnosisPanel() {
  const { run, busy, button, missing, bannerStands } = useDiagnosis();
  const diagnose = {
    variant: 'ghost',
    size: 'sm',
    loading: busy,
    onClick: () => void run(),
  } as const;
  return (
    <div className="diagnosis">
      {bannerStands && (
        <section aria-label="Índices de la base de datos">
          <p>
            <Icon name={missing.length > 0 ? 'warning' : 'diagnose'} className="text-cyan" />
            <span>
              La base de datos necesita índices compuestos en su consola.{' '}
              {missing.length === 0 ? (
                'Comprobá que estén todos.'
              ) : (
                <strong>Faltan en: {missing.join(', ')}.</strong>
              )}
            </span>
          </p>
          <span>
            <Link href={paths.report} className={`${TEXT_ACTION} text-cyan`}>
              Ver informe
            </Link>
            <Button {...diagnose}>Diagnosticar índices</Button>
          </span>
        </section>
      )}
      <Button ref={button} {...diagnose}>
        Diagnosticar DB
      </Button>
    </div>
  );
}
