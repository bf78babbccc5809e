import { DIAGNOSIS, pathOf } from '@picadito/domain';
import { Button, TEXT_ACTION } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Diagnosis } from './use-diagnosis.ts';

/**
 * Says that composite indexes are needed, or which are missing (docs/specification.md#dashboard-content,
 * docs/decisions/121).
 */
export function IndexBanner({ missing, busy, run }: Pick<Diagnosis, 'missing' | 'busy' | 'run'>) {
  return (
    <section
      aria-label="Índices de la base de datos"
      className="pix flex flex-col gap-x-6 gap-y-2 bg-panel p-4 frame-cyan md:flex-row md:items-center"
    >
      <p className="flex flex-1 items-start gap-3">
        <Icon name={missing.length > 0 ? 'warning' : 'diagnose'} className="text-cyan" />
        <span className="text-pretty">
          La base de datos necesita índices compuestos en su consola.{' '}
          {missing.length === 0 ? (
            'Comprobá que estén todos.'
          ) : (
            <strong>Faltan en: {missing.join(', ')}.</strong>
          )}
        </span>
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-md:ml-5">
        <a
          href={pathOf(DIAGNOSIS.read)}
          target="_blank"
          rel="noopener noreferrer"
          className={`${TEXT_ACTION} text-cyan`}
        >
          Ver informe
          <Icon name="external-link" className="max-sm:hidden" />
        </a>
        <Button variant="ghost" size="sm" loading={busy} onClick={() => void run()}>
          Diagnosticar índices
        </Button>
      </div>
    </section>
  );
}
