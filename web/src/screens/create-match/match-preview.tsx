import type { MatchStatus } from '@picadito/domain';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useLists } from '../../players/lists/lists.ts';
import { playersText } from '../../players/players-text.ts';
import { StatusBadge } from '../../matches/status-badge.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { type MatchForm, NO_MATCH, previewOf } from './match-form.ts';

/** Preview of the match with the values typed so far, updated while the organiser types. */
export function MatchPreview<Sent>({
  form,
  status,
}: {
  form: MatchForm<Sent>;
  status: MatchStatus;
}) {
  const typed = { ...NO_MATCH, ...useWatch({ control: form.control }) };
  const list = useLists().data?.find(({ id }) => id === typed.listId);
  const preview = previewOf(typed);
  return (
    <Panel title="Vista previa" as="aside" action={<StatusBadge status={status} />}>
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Known text={preview.date} missing="Fecha sin elegir" className="font-display text-d2" />
        <Known
          text={preview.time}
          missing="--:--"
          className="translate-y-0.5 font-score text-score-lg leading-none whitespace-nowrap text-coin"
        />
      </p>
      <ul className="mt-4 flex flex-col gap-3">
        <Line icon="pin">
          <Known text={preview.location} missing="Lugar sin elegir" />
        </Line>
        <Line icon="users">
          <Known
            text={list ? `${list.name} · ${playersText(list.playerCount)}` : null}
            missing="Lista sin elegir"
          />
        </Line>
        {preview.repeats && <Line icon="repeat">{preview.repeats}</Line>}
      </ul>
    </Panel>
  );
}

function Line({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <Icon name={icon} className="text-cyan" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}

function Known({
  text,
  missing,
  className = '',
}: {
  text: string | null;
  missing: string;
  className?: string;
}) {
  return <span className={`${className} ${text ? '' : 'text-mute!'}`}>{text ?? missing}</span>;
}
