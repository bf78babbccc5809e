import { MESSAGES, type CaptainPage } from '@picadito/domain';
import { Frame, Where } from '../frame.tsx';
import { Headline } from '../headline.tsx';
import { PageForm } from '../page-form.tsx';
import { Teams } from '../teams.tsx';
import { whenOf } from '../when.ts';
import { Attendance } from './attendance.tsx';
import { Night } from './night.tsx';
import { Proposals } from './proposals.tsx';
import { Score } from './score.tsx';
import { Shares } from './shares.tsx';

type Props = { page: CaptainPage; path: string; token: string | undefined };

export function CaptainScreen({ page, path, token }: Props) {
  const { holder, evening, message, typed } = page;
  return (
    <>
      <div>
        <Headline>{page.isToday ? `Hoy · ${page.time}` : whenOf(page)}</Headline>
        <Where event={page} />
        {page.isSuspended && <p className="font-bold text-danger">El partido se suspendió.</p>}
      </div>
      {message && (
        <div className="sticky top-2 z-2">
          <Frame color="frame-coin">
            <p role="alert" className="font-bold">
              {message}
            </p>
          </Frame>
        </div>
      )}
      {holder === 'nobody' && <Hold page={page} path={path} token={token} />}
      {holder === 'other' && message === null && (
        <Frame color="frame-coin">
          <h2 className="font-display text-d2">{MESSAGES.captainHeld}</h2>
          <p>Si sos {page.captain}, pedile otro link a quien te lo pasó.</p>
        </Frame>
      )}
      {evening && (
        <>
          <Proposals proposals={evening.proposals} path={path} />
          {evening.result && <Score score={evening.result.score} typed={typed} path={path} />}
          <Attendance evening={evening} typed={typed} path={path} />
          {evening.teams && <Teams teams={evening.teams} />}
          {evening.repair !== null && <Repair seen={evening.repair} path={path} />}
          {evening.night && <Night night={evening.night} path={path} />}
          {evening.shares && <Shares shares={evening.shares} path={path} />}
        </>
      )}
    </>
  );
}

/**
 * Asks the captain to use this device. `token` becomes the cookie of a browser without one, so that a form that is sent
 * twice comes from the same device.
 */
function Hold({ page, path, token }: Props) {
  return (
    <Frame color="frame-grass">
      <h2 className="font-display text-d2">{page.captain}, lo llevás vos</h2>
      <p>
        {page.organiser} te pasó el partido: anotá quién va, cómo salió y quién pagó. Este link es
        para un solo celu.
      </p>
      <PageForm
        to={`${path}/captain`}
        fields={token === undefined ? {} : { token }}
        className="flex"
      >
        <button className="key key-go key-large">SOY EL CAPITÁN</button>
      </PageForm>
    </Frame>
  );
}

/** Button that changes the saved teams to the players who are in now. */
function Repair({ seen, path }: { seen: string; path: string }) {
  return (
    <PageForm to={`${path}/teams`} fields={{ seen }} className="flex flex-col gap-2">
      <p>Cambió quién va. Con un toque los equipos se arreglan con los menos cambios.</p>
      <button className="key">ARREGLAR LOS EQUIPOS</button>
    </PageForm>
  );
}
