import {
  askingMessage,
  type PlaceOffer,
  clockIn,
  type Match,
  type MatchPlayer,
  nameList,
  todayIn,
} from '@picadito/domain';
import type { ReactNode } from 'react';
import { useGroupAddress } from '../../../group-link/link.ts';
import { Button, ExternalLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useIsRoomy } from '../../../ui/use-is-wide.ts';
import { chatWith } from '../../../waitlist/asking.ts';

type Props = {
  match: Match;
  asking: PlaceOffer<MatchPlayer>;
  now: number;
  /** Returns the short name of a player. */
  nameOf: (playerId: string) => string;
  personalLinkOf: (playerId: string) => string | null;
  /** Called when the organiser taps a player of the waitlist, who then gets the free place. */
  onTake: (player: MatchPlayer) => void;
};

/**
 * Notice that a place became free in the last hours before a match. If the players' page offers the place to players,
 * the notice names them and has links to notify them. Otherwise it lists the waitlist for the organiser to choose from.
 */
export function Asking({ match, asking, now, nameOf, personalLinkOf, onTake }: Props) {
  const address = useGroupAddress(match.listId) ?? '';
  if (asking.to === 'organiser')
    return (
      <Notice title="Se liberó un lugar. ¿Quién entra?" more="Tocá a quien sumes de los suplentes.">
        {asking.waitlist.map((player) => (
          <Button
            key={player.id}
            variant="ghost"
            size="sm"
            aria-label={`Entra ${player.name}`}
            onClick={() => onTake(player)}
          >
            {nameOf(player.id)}
          </Button>
        ))}
      </Notice>
    );
  const today = todayIn(match.timeZone, now);
  const names = nameList(asking.players.map(({ id }) => nameOf(id)));
  const hrefTo = (player: MatchPlayer) => {
    const link = personalLinkOf(player.id) ?? address;
    return chatWith(player, askingMessage({ match, name: player.name, today, link }));
  };
  const until = clockIn(match.timeZone, asking.until).slice(11);
  return (
    <Notice
      title={`Preguntando a ${names}`}
      more={`Entra el primero que diga que sí, hasta las ${until}.`}
    >
      {asking.players.map((player) => (
        <ExternalLink
          key={player.id}
          href={hrefTo(player)}
          variant="ghost"
          size="sm"
          aria-label={`AVISARLE a ${player.name}`}
        >
          <Icon name="whatsapp" />
          AVISARLE A {nameOf(player.id).toUpperCase()}
        </ExternalLink>
      ))}
    </Notice>
  );
}

function Notice({ title, more, children }: { title: string; more: string; children: ReactNode }) {
  const isRoomy = useIsRoomy();
  return (
    <section aria-label="Lugar libre" className="border-l-4 border-coin bg-panel">
      <details open={isRoomy}>
        <summary className="notice-title">
          <strong>{title}</strong>
          <Icon name="down" className="text-coin" />
        </summary>
        <p className="px-3 text-sm text-coin">{more}</p>
        <div className="flex flex-wrap gap-3 px-3 py-2 *:min-w-0 *:grow *:px-1">{children}</div>
      </details>
    </section>
  );
}
