import type { GroupPage } from '@picadito/domain';
import { Frame, Match, When } from './match.tsx';
import { Teams } from './teams.tsx';
import { dayInWords, whenOf } from './when.ts';

/** What players see who open the link of their group. */
export function GroupScreen({
  page: { ended, suspended, next, later, lastDate },
}: {
  page: GroupPage;
}) {
  return (
    <>
      <h1 className="sr-only">Los partidos del grupo</h1>
      {ended && (
        <>
          <Frame color="frame-line">
            <p className="text-mute">Ya se jugó</p>
            <When event={ended} />
          </Frame>
          {ended.teams && <Teams teams={ended.teams} />}
        </>
      )}
      {suspended && (
        <Frame color="frame-danger">
          <p className="font-bold text-danger">Se suspendió</p>
          <When event={suspended} />
        </Frame>
      )}
      {next ? (
        <Match match={next}>
          <p>¿Jugás? Avisale a quien organiza: ya te espera en el chat.</p>
        </Match>
      ) : (
        <NoMatch lastDate={lastDate} />
      )}
      {later && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 text-cyan underline">
            El que sigue: {whenOf(later)}
          </summary>
          <div className="mt-3 flex flex-col gap-5">
            <Match match={later} />
          </div>
        </details>
      )}
    </>
  );
}

function NoMatch({ lastDate }: { lastDate: string | null }) {
  return (
    <Frame color="frame-coin">
      <h2 className="font-display text-d2">Todavía no hay próximo partido</h2>
      <p>
        {lastDate && `El último fue el ${dayInWords(lastDate)}. `}
        Cuando haya uno nuevo, lo vas a ver acá.
      </p>
    </Frame>
  );
}
