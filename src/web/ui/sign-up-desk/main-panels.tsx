import { attachmentFormat } from '#domain/attachment.ts';
import { LETTER_STATUS_LABELS, LETTER_TITLES, type LetterKind, type LetterStatus } from '#domain/letter.ts';
import { APPLICANT_LABELS, type SignUp } from '#domain/sign-up.ts';
import { counted, fileSize } from '#domain/slovak.ts';
import { Icon } from '../icon.tsx';
import { Instant } from '../instant.tsx';
import { Panel } from './panel.tsx';

/** What the visitor sent, word by word. */
export function SentPanel({ signUp }: { signUp: SignUp }) {
  const facts = [
    ['Prihlasuje sa', APPLICANT_LABELS[signUp.applicant]],
    ['Meno', signUp.firstName],
    ['Priezvisko', signUp.lastName],
    ['Názov firmy', signUp.companyName],
    ['Počet zamestnancov', signUp.numberOfWorkers],
    ['Miesta', counted(signUp.seats, 'miesto', 'miesta', 'miest')],
  ] as const;
  return (
    <Panel title="Čo poslali" note="nemení sa">
      <dl className="fact-list">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label} className="contents">
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
        <dt>E-mail</dt>
        <dd>
          <a href={`mailto:${signUp.email}`}>{signUp.email}</a>
        </dd>
        <dt>Telefón</dt>
        <dd className="num">
          <a href={`tel:${signUp.phone.replace(/[^\d+]/g, '')}`}>{signUp.phone}</a>
        </dd>
        <dt>Správa</dt>
        <dd className="whitespace-pre-line">{signUp.message}</dd>
      </dl>
    </Panel>
  );
}

interface FilesPanelProps {
  files: { id: string; name: string; sizeBytes: number }[];
  path: string;
}

export function FilesPanel({ files, path }: FilesPanelProps) {
  return (
    <Panel title="Súbory" note="iba na stiahnutie">
      {files.length === 0 ? (
        <p className="panel-body muted">K&nbsp;prihláške nie sú priložené žiadne súbory.</p>
      ) : (
        <ul className="files">
          {files.map(({ id, name, sizeBytes }) => (
            <li key={id}>
              <a href={`${path}/subory/${id}`} download>
                <Icon name="file" />
                <span>{name}</span>
                <span>
                  {attachmentFormat(name)} · {fileSize(sizeBytes)}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

interface LettersPanelProps {
  letters: {
    id: string;
    kind: LetterKind;
    recipient: string;
    status: LetterStatus;
    attempts: number;
    lastError: string | null;
    createdAt: string;
    sentAt: string | null;
  }[];
  path: string;
}

const LETTER_LOOKS = { waiting: 'work', sent: 'on', failed: 'fail' } as const satisfies Record<LetterStatus, string>;

/** Letters this sign-up brought about, the waiting ones too. */
export function LettersPanel({ letters, path }: LettersPanelProps) {
  return (
    <Panel title="Listy">
      {letters.length === 0 ? (
        <p className="panel-body muted">Zatiaľ neodišiel žiadny list.</p>
      ) : (
        <table className="rows rows--letters">
          <thead>
            <tr>
              <th>Čas</th>
              <th>List</th>
              <th>Komu</th>
              <th>Stav</th>
            </tr>
          </thead>
          <tbody>
            {letters.map((letter) => (
              <tr key={letter.id}>
                <td className="num">
                  <Instant at={letter.sentAt ?? letter.createdAt} />
                </td>
                <td className="who">
                  <a href={`${path}/listy/${letter.id}`}>{LETTER_TITLES[letter.kind]}</a>
                  {letter.lastError && letter.status !== 'sent' && <span className="why">{letter.lastError}</span>}
                </td>
                <td className="break-anywhere">{letter.recipient}</td>
                <td>
                  <span className={`badge badge--${LETTER_LOOKS[letter.status]}`}>
                    {LETTER_STATUS_LABELS[letter.status]}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
