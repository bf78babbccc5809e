import { LISTS, pathOf, type PlayersList } from '@picadito/domain';
import { saveFile } from '../../lib/share.ts';
import { failureSentence } from '../../sync/failure-sentence.ts';
import { sendText } from '../../sync/http/http.ts';
import { Menu, MenuItem, MenuLink } from '../../ui/menu.tsx';
import { toastError } from '../../ui/toast/toasts.ts';
import { paths } from '../../lib/paths.ts';
import { isOwn } from '../../helpers/may.ts';

/** Menu with the less frequent actions on a list. */
export function ListMenu({ list }: { list: PlayersList }) {
  return (
    <Menu label={`Más acciones para ${list.name}`} title={list.name}>
      <MenuItem icon="download" onSelect={() => void saveListFile(list)}>
        Descargar planilla
      </MenuItem>
      {isOwn(list) ? (
        <MenuLink icon="user-plus" href={paths.helpers(list.id)}>
          Ayudantes
        </MenuLink>
      ) : (
        <MenuLink icon="megaphone" href={paths.profile}>
          Avisos
        </MenuLink>
      )}
    </Menu>
  );
}

/** Saves the players of the list and their figures as a file for spreadsheets. */
async function saveListFile({ id, name }: PlayersList): Promise<void> {
  try {
    const { text } = await sendText({ method: 'GET', path: pathOf(LISTS.file, { id }) });
    // Reading the reply as text has removed the byte order mark of the file, which Excel needs.
    saveFile(`${name}.csv`, new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
  } catch (error) {
    const action = 'No se pudo descargar la planilla. Intentá nuevamente.';
    toastError(failureSentence(error, { action }));
  }
}
