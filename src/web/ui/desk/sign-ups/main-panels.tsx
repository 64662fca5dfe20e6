import { attachmentFormat } from '#domain/courses/attachment.ts';
import { APPLICANT_LABELS, type SignUp } from '#domain/sign-ups/sign-up.ts';
import { counted, fileSize } from '#domain/slovak.ts';
import { Panel } from '#web/ui/desk/panel.tsx';
import { Icon } from '#web/ui/shared/icon.tsx';
import { PhoneLink } from '#web/ui/shared/phone-link.tsx';

interface SentPanelProps {
  signUp: SignUp;
  /** The sign-up the others of its group wait with, if it was parted. */
  restId: string | null;
}

/** What the visitor sent, word by word. */
export function SentPanel({ signUp, restId }: SentPanelProps) {
  const facts = [
    ['Prihlasuje sa', APPLICANT_LABELS[signUp.applicant]],
    ['Meno', signUp.firstName],
    ['Priezvisko', signUp.lastName],
    ['Názov firmy', signUp.companyName],
    ['Počet zamestnancov', signUp.numberOfWorkers],
    ['Miesta', counted(signUp.seats, 'miesto', 'miesta', 'miest')],
    ['Skupina', signUp.mayBeParted && 'dá sa rozdeliť, stačí aj menej miest'],
  ] as const;
  return (
    <Panel title="Čo poslali" note="nemení sa">
      <dl className="fact-list">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
        {signUp.restOfId && (
          <OtherPart label="Zvyšok skupiny" id={signUp.restOfId} link="prihláška, od ktorej je oddelená" />
        )}
        {restId && <OtherPart label="Oddelení zo skupiny" id={restId} link="ich prihláška" />}
        <dt>E-mail</dt>
        <dd>
          <a href={`mailto:${signUp.email}`}>{signUp.email}</a>
        </dd>
        <dt>Telefón</dt>
        <dd className="num">
          <PhoneLink phone={signUp.phone} />
        </dd>
        <dt>Správa</dt>
        <dd className="as-typed">{signUp.message}</dd>
      </dl>
    </Panel>
  );
}

/** The other sign-up of a group that was parted. */
function OtherPart({ label, id, link }: { label: string; id: string; link: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <a href={`/dashboard/prihlasky/${id}`}>{link}</a>
      </dd>
    </>
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
