import { HELPERS, type Invitation, INVITATIONS } from '@picadito/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { invitedText } from '../../helpers/helper-text.ts';
import { helperFailure } from '../../helpers/helpers.ts';
import { useSession } from '../../identity/session.ts';
import { SignInButton } from '../../identity/sign-in-button.tsx';
import { paths } from '../../lib/paths.ts';
import { queryKeyOf, queryOf } from '../../sync/cache/query-of.ts';
import { isNotFound } from '../../sync/http/api-error.ts';
import { http } from '../../sync/http/http.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FieldError } from '../../ui/inputs/field.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';

const FAILURES = {
  load: 'No se pudo abrir la invitación. Probá de nuevo.',
  accept: 'No se pudo aceptar. Probá de nuevo.',
} as const;

/**
 * Screen of an invitation to help with a list. A visitor reads what it is about and signs in, and a signed-in user
 * accepts it.
 */
export function InvitationScreen() {
  const { id: code = '' } = useParams();
  const status = useSession((session) => session.status);
  const failed = useSession((session) => session.failed);
  const { data, error, refetch } = useQuery({
    ...queryOf(INVITATIONS.read, { code }),
    // The user who signs in reads the invitation again, because the reply depends on the user.
    enabled: status !== 'loading' || failed,
    refetchOnMount: 'always',
    meta: { failure: FAILURES.load },
  });
  return (
    <Page narrow title={data ? titleOf(data) : 'Invitación'} lead={data && `«${data.listName}»`}>
      <Panel>
        {data && <Content code={code} invitation={data} />}
        {!data && !error && <Loading />}
        {!data && isNotFound(error) && <NoInvitation />}
        {!data && error && !isNotFound(error) && (
          <LoadError onRetry={() => void refetch()}>{FAILURES.load}</LoadError>
        )}
      </Panel>
    </Page>
  );
}

const titleOf = ({ isOwn, ownerName }: Invitation) =>
  isOwn ? 'Tu invitación' : `${ownerName} te pide una mano`;

const HOME = <ButtonLink href={paths.home}>IR AL INICIO</ButtonLink>;

function NoInvitation() {
  return (
    <EmptyState icon="search" action={HOME}>
      Este link ya no sirve: lo usó alguien o pasaron los dos días. Pedile otro a quien te lo mandó.
    </EmptyState>
  );
}

function Content({ code, invitation }: { code: string; invitation: Invitation }) {
  const user = useSession((session) => session.user);
  const { isOwn, state, listName, ownerName, rights } = invitation;
  if (isOwn) {
    return (
      <EmptyState icon="whatsapp" action={HOME}>
        Este link es tuyo: mandáselo a quien te va a ayudar con «{listName}».
      </EmptyState>
    );
  }
  if (state === 'accepted') {
    return (
      <EmptyState icon="hourglass" action={HOME}>
        Listo. Falta que {ownerName} confirme que sos vos.
      </EmptyState>
    );
  }
  if (state === 'confirmed') {
    return (
      <EmptyState icon="check" action={HOME}>
        Ya ayudás a {ownerName} con «{listName}».
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="text-lg">{invitedText(rights)}</p>
      {user ? (
        <Accept code={code} ownerName={ownerName} />
      ) : (
        <>
          <p className="text-mute">Entrás con tu cuenta de Google y volvés acá.</p>
          <SignInButton returnTo={paths.invitation(code)} />
        </>
      )}
    </div>
  );
}

function Accept({ code, ownerName }: { code: string; ownerName: string }) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    meta: { failure: FAILURES.accept },
    mutationFn: () => http(HELPERS.accept, { params: { code } }),
    onSuccess: (accepted) => client.setQueryData(queryKeyOf(INVITATIONS.read, { code }), accepted),
  });
  return (
    <>
      <p className="text-mute">
        {ownerName} va a ver tu nombre y tu foto, para confirmar que sos vos.
      </p>
      <Button loading={isPending} onClick={() => mutate()}>
        <Icon name="check" />
        ACEPTAR
      </Button>
      <div role="alert" className="empty:hidden">
        {error && <FieldError>{helperFailure(error, FAILURES.accept)}</FieldError>}
      </div>
    </>
  );
}
