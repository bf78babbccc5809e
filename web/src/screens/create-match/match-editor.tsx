import { type Match, type MatchFormat, MESSAGES, type MatchStatus } from '@picadito/domain';
import type { MatchMessage } from '@picadito/domain/parsing';
import type { ReactNode } from 'react';
import { Panel } from '../../ui/panel.tsx';
import { StickyAction } from '../../ui/page.tsx';
import type { MatchChoices } from './chip-choices.ts';
import type { MatchForm, Refuse } from './match-form.ts';
import { FORM_DETAILS, type FormDetail, NO_MATCH, previewOf } from './match-values.ts';
import { FormProvider, useWatch } from 'react-hook-form';
import { fieldMessages } from '../../forms/field-messages.ts';
import { useLists } from '../../players/lists/lists.ts';
import { playersText } from '../../players/players-text.ts';
import { FormatControl } from '../../matches/format/format-control.tsx';
import { formatText } from '../../matches/format/format-text.ts';
import { typedFormat } from '../../matches/format/format-values.ts';
import { StatusBadge } from '../../matches/status-badge.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import {
  type ControlProps,
  DateControl,
  TimeControl,
  LocationControl,
  ListControl,
  RecurringControl,
  WeekdayControl,
} from './match-fields.tsx';
import { isFormatFromMessage, isFromMessage, messageNotice } from './match-message.ts';

/**
 * Content of the form of a match: its fields, a live preview and the submit button. `action` is a control next to the
 * title.
 */
export function MatchEditor<Sent>({
  form,
  refuse,
  today,
  match = null,
  choices = null,
  message = null,
  usual,
  more = null,
  isMoreOpen = false,
  button,
  action,
}: {
  form: MatchForm<Sent>;
  refuse: Refuse;
  /** Today's date for the organiser, YYYY-MM-DD. */
  today: string;
  /** The match to edit; null for a new match. */
  match?: Match | null;
  choices?: MatchChoices | null;
  /** The details of the match that a pasted message has; null without a message. */
  message?: MatchMessage | null;
  /** The format that the form begins with. */
  usual: MatchFormat;
  /** Content under 'Más', and whether it is shown at once. */
  more?: ReactNode;
  isMoreOpen?: boolean;
  button: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-6">
        <Panel title="Datos del partido" action={action}>
          <p role="status" className="message-notice">
            {message && (
              <>
                <Icon name="info" />
                <span>{messageNotice(message)}</span>
              </>
            )}
          </p>
          <MatchFields {...{ form, refuse, today, match, choices, message }} />
          <div className="mt-5">
            <MatchFormatControl {...{ form, usual, message, more, isMoreOpen }} />
          </div>
        </Panel>
        <StickyAction>{button}</StickyAction>
      </div>
      <div className="lg:sticky lg:top-6">
        <MatchPreview {...{ form, usual }} status={match?.status ?? 'pendiente'} />
      </div>
    </div>
  );
}

const CONTROLS: Record<FormDetail, <Sent>(props: ControlProps<Sent>) => ReactNode> = {
  date: DateControl,
  time: TimeControl,
  location: LocationControl,
  listId: ListControl,
  isRecurring: RecurringControl,
  recurringDay: WeekdayControl,
};

const ROW = 'sm:col-span-2';
/**
 * Classes for the layout of those controls that are placed differently; other controls take a whole row. Controls in
 * pairs have their labels, inputs and hints in the same lines (styles/create-match.css).
 */
const PLACES: Partial<Record<FormDetail, string>> = {
  date: 'paired-field',
  time: 'paired-field',
  location: `lg:paired-field ${ROW} lg:col-span-1`,
  listId: `lg:paired-field ${ROW} lg:col-span-1`,
  recurringDay: `${ROW} -mt-2 empty:hidden`,
};

const MISSING: Partial<Record<FormDetail, string>> = {
  date: 'Elegí la fecha.',
  time: 'Elegí la hora.',
  location: 'Escribí el lugar.',
};

/** Shows a control for each detail of a match, in the order of the screen. */
function MatchFields<Sent>({
  form,
  message,
  ...props
}: Omit<ControlProps<Sent>, 'typed' | 'error' | 'mark'> & { message: MatchMessage | null }) {
  const { errors } = form.formState;
  const messages = fieldMessages(errors, MESSAGES.matchIncomplete, MISSING);
  const typed = { ...NO_MATCH, ...useWatch({ control: form.control }) };
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      {FORM_DETAILS.map((detail) => {
        const Control = CONTROLS[detail];
        const error = messages[detail] ?? errors[detail]?.message;
        const mark = isFromMessage(message, detail, typed[detail]) ? 'del mensaje' : undefined;
        return (
          <div key={detail} className={PLACES[detail] ?? ROW}>
            <Control form={form} typed={typed} error={error} mark={mark} {...props} />
          </div>
        );
      })}
    </div>
  );
}

function MatchFormatControl<Sent>({
  form,
  message,
  ...control
}: {
  form: MatchForm<Sent>;
  usual: MatchFormat;
  message: MatchMessage | null;
  more: ReactNode;
  isMoreOpen: boolean;
}) {
  const typed = { ...NO_MATCH, ...useWatch({ control: form.control }) };
  const mark = isFormatFromMessage(message, typed) ? 'del mensaje' : undefined;
  return (
    <FormProvider {...form}>
      <FormatControl {...control} mark={mark} />
    </FormProvider>
  );
}

/** Preview of the match with the values typed so far, updated while the organiser types. */
function MatchPreview<Sent>({
  form,
  usual,
  status,
}: {
  form: MatchForm<Sent>;
  usual: MatchFormat;
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
        <Line icon="shirt">{formatText(typedFormat(typed, usual))}</Line>
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
