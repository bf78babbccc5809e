import type { CaptainProposal } from '@picadito/domain';
import { Frame } from '../frame.tsx';
import { PageForm } from '../page-form.tsx';

type Props = { proposals: readonly CaptainProposal[]; path: string };

/** Asks about each proposal of the players whether it is accepted. */
export function Proposals({ proposals, path }: Props) {
  if (proposals.length === 0) return null;
  return (
    <Frame color="frame-coin">
      <h2 className="font-display text-d4">Para decidir ({proposals.length})</h2>
      <ul className="flex flex-col gap-2">
        {proposals.map(({ key, sentence }) => (
          <li key={key} id={`q-${key}`}>
            <PageForm
              to={`${path}/proposal`}
              fields={{ proposal: key }}
              className="flex min-h-11 items-center gap-2"
            >
              <span className="min-w-0 grow">{sentence}</span>
              {(['si', 'no'] as const).map((answer) => (
                <button
                  key={answer}
                  className="chip min-w-14 shrink-0 text-center"
                  name="answer"
                  value={answer}
                  aria-label={`${LABELS[answer]}: ${sentence}`}
                >
                  {LABELS[answer]}
                </button>
              ))}
            </PageForm>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

const LABELS = { si: 'SÍ', no: 'NO' } as const;
