import { Button, type ButtonSize, ExternalLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { useGroupMessage } from './use-group-message.ts';

export function GroupMessageButton({
  href,
  send,
  size,
}: ReturnType<typeof useGroupMessage> & { size: ButtonSize }) {
  return href === null ? (
    <Button variant="grass" size={size} onClick={send}>
      <Icon name="megaphone" />
      AVISAR AL GRUPO
    </Button>
  ) : (
    <ExternalLink href={href} size={size} onClick={send}>
      <Icon name="whatsapp" />
      AVISAR AL GRUPO
    </ExternalLink>
  );
}
