import { formatTimestampDate, type Player, type PlayersList } from '@picadito/domain';
import { useLocation, useParams } from 'wouter';
import { AutopilotOffer } from '../../autopilot/autopilot-offer.tsx';
import { LinkPanel } from '../../group-link/link-panel.tsx';
import { LevelSuggestion } from '../../levels/level-suggestion.tsx';
import { SurveyPanel } from '../../survey/survey-panel.tsx';
import { ListScreen } from '../../players/lists/list-screen.tsx';
import { playersText } from '../../players/players-text.ts';
import { usePlayerSearch } from '../../players/use-player-search.ts';
import { browserTimeZone } from '../../lib/clock.ts';
import { paths } from '../../lib/paths.ts';
import { useMatches } from '../../matches/matches.ts';
import { useSelectedList } from '../../players/lists/lists.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SearchInput } from '../../ui/inputs/search-input.tsx';
import { useIsLarge } from '../../ui/use-is-wide.ts';
import { StickyAction } from '../../ui/page.tsx';
import { ListMenu } from './list-menu.tsx';
import { LevelPanel } from './level-panel.tsx';
import { PlayersTable } from './players-table.tsx';
import { useWaiting } from '../../waitlist/use-waiting.ts';
import { isOwn, ownerText, showsMoney } from '../../helpers/may.ts';

/**
 * Screen that shows a list, with links that edit it, add players and create a match
 * (docs/specification.md#screens-and-routes).
 */
export function PlayerListScreen() {
  const { id = '' } = useParams();
  return (
    <ListScreen
      id={id}
      title="Lista de Jugadores"
      titleOf={({ name }) => name}
      leadOf={leadOf}
      actionOf={menuOf}
    >
      {(list, players) => <ListToRead key={list.id} list={list} players={players} />}
    </ListScreen>
  );
}

function leadOf(list: PlayersList): string {
  const created = formatTimestampDate(list.createdAt, browserTimeZone());
  const whose = ownerText(list) ?? `Creada el\u00a0${created}`;
  return `Lista de Jugadores · ${playersText(list.playerCount)} · ${whose}`;
}

const menuOf = (list: PlayersList) => <ListMenu list={list} />;

/** Classes of the two buttons, which make both fit on one line of a phone. The smallest phones also hide the icons. */
const BESIDE = 'grow max-md:px-3! max-md:text-d4! sm:grow-0';
const ROOM = 'max-[359px]:hidden';

function ListToRead({ list, players }: { list: PlayersList; players: Player[] }) {
  const [, select] = useSelectedList();
  const [, navigate] = useLocation();
  const waiting = useWaiting(list.id);
  const matches = useMatches().data?.filter(({ listId }) => listId === list.id);
  // The DOM has the order of the screen: the panels come last where they are the right column.
  const isLarge = useIsLarge();
  const panels = (
    <div key="panels" className="max-lg:contents lg:flex lg:flex-col lg:gap-6">
      <LinkPanel listId={list.id} waiting={waiting}>
        <AutopilotOffer listId={list.id} />
      </LinkPanel>
      {isOwn(list) && <LevelSuggestion listId={list.id} players={players} />}
      {isOwn(list) && <SurveyPanel listId={list.id} players={players} />}
      <LevelPanel players={players} />
    </div>
  );
  const table = <PlayersPanel key="table" list={list} players={players} />;

  function openWithList(path: string): void {
    select(list.id);
    navigate(path);
  }

  return (
    <div className="flex flex-col gap-6">
      <div className="list-actions flex flex-wrap gap-4">
        <ButtonLink href={paths.editPlayerList(list.id)} variant="ghost" className={BESIDE}>
          <Icon name="edit" className={ROOM} />
          Editar
        </ButtonLink>
        <Button variant="grass" className={BESIDE} onClick={() => openWithList(paths.addPlayers)}>
          <Icon name="user-plus" className={ROOM} />
          Agregar jugadores
        </Button>
        {matches?.some(showsMoney) && (
          <ButtonLink href={paths.listMoney(list.id)} variant="ghost" className={BESIDE}>
            <Icon name="coin" className={ROOM} />
            La caja
          </ButtonLink>
        )}
        <StickyAction>
          <Button onClick={() => openWithList(paths.createMatch)}>
            <Icon name="calendar" />
            Crear Partido
          </Button>
        </StickyAction>
      </div>
      {players.length === 0 ? (
        <Panel>
          <EmptyState icon="users">No hay jugadores. ¡Agrega algunos!</EmptyState>
        </Panel>
      ) : (
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          {isLarge ? [table, panels] : [panels, table]}
        </div>
      )}
    </div>
  );
}

function PlayersPanel({ list, players }: { list: PlayersList; players: Player[] }) {
  const { query, setQuery, found, resultText, nobody } = usePlayerSearch(players);
  return (
    <Panel
      title="Jugadores"
      action={
        <p className="flex items-center gap-2 text-mute">
          Total: <span className="font-score text-score text-coin">{players.length}</span>
        </p>
      }
    >
      <SearchInput
        label="Buscar jugadores"
        value={query}
        onChange={setQuery}
        resultText={resultText}
      />
      {nobody ? (
        <EmptyState icon="search">{nobody}</EmptyState>
      ) : (
        <PlayersTable listId={list.id} label={`Jugadores de ${list.name}`} players={found} />
      )}
    </Panel>
  );
}
