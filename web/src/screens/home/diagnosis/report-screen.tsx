import type { HealthReport } from '@picadito/domain';
import { useQuery } from '@tanstack/react-query';
import { describeError } from '../../../sync/describe-error.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Page } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { HEALTH_QUERY, missingCollections } from './health.ts';

/** Screen with the health report, to which 'Ver informe' leads. */
export function ReportScreen() {
  const { data, error, isFetching, refetch } = useQuery(HEALTH_QUERY);
  const again = () => void refetch();
  return (
    <Page
      narrow
      title="Informe de la base de datos"
      lead="Si responde, y si tiene el índice de cada consulta de Picadito."
    >
      {error && !isFetching ? (
        <Panel>
          <LoadError onRetry={again}>{describeError(error)}</LoadError>
        </Panel>
      ) : data ? (
        <div className="flex flex-col gap-6">
          <Summary report={data} />
          <Indexes indexes={data.indexes} />
          <Button variant="ghost" loading={isFetching} onClick={again}>
            <Icon name="reload" />
            Revisar de nuevo
          </Button>
        </div>
      ) : (
        <Panel>
          <Loading />
        </Panel>
      )}
    </Page>
  );
}

const ENGINES: Record<string, string> = { sqlite: 'SQLite', postgres: 'PostgreSQL' };

function Summary({ report }: { report: HealthReport }) {
  const { engine, version, latencyMs } = report.database;
  const isComplete = missingCollections(report).length === 0;
  return (
    <Panel
      title="Estado"
      action={
        <Badge tone={isComplete ? 'grass' : 'danger'} icon={isComplete ? 'check' : 'warning'}>
          {isComplete ? 'En orden' : 'Faltan índices'}
        </Badge>
      }
    >
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 big-text:grid-cols-1">
        <dt className="text-mute">Motor</dt>
        <dd>{ENGINES[engine] ?? engine}</dd>
        <dt className="text-mute">Esquema</dt>
        <dd>{version}</dd>
        <dt className="text-mute">Respuesta</dt>
        <dd>en {latencyMs.toLocaleString('es')} ms</dd>
      </dl>
      <p className="mt-3">
        {isComplete
          ? 'Están todos los índices: no hay nada que hacer.'
          : 'Sin ellos algunas consultas son lentas. Avisale a quien mantiene el servidor: se crean solos cuando arranca.'}
      </p>
    </Panel>
  );
}

/** Names of the collections on screen, by the names in the health report. A row of the report shows both. */
const COLLECTIONS: Record<string, string> = {
  playersLists: 'Listas',
  players: 'Jugadores',
  matches: 'Partidos',
  confirmations: 'Confirmaciones',
  teams: 'Equipos',
  teamPlayers: 'Jugadores de los equipos',
  calls: 'Convocatorias',
};

function Indexes({ indexes }: Pick<HealthReport, 'indexes'>) {
  return (
    <Panel title={`Índices (${indexes.length})`}>
      <ul className="flex flex-col gap-2">
        {indexes.map(({ collection, fields, present }) => (
          <li
            key={`${collection} ${fields.join(' ')}`}
            className="flex items-center justify-between gap-3 bg-raised/40 px-3 py-2 big-text:flex-wrap"
          >
            <span className="min-w-0">
              <strong>{COLLECTIONS[collection] ?? collection}</strong>
              <span className="block text-sm text-mute">
                {collection}: {fields.join(', ')}
              </span>
            </span>
            <Badge tone={present ? 'grass' : 'danger'} icon={present ? 'check' : 'warning'}>
              {present ? 'Listo' : 'Falta'}
            </Badge>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
