import { attachmentFormat } from '#domain/courses/attachment.ts';
import type { SignUp } from '#domain/sign-ups/sign-up.ts';
import { fileSize } from '#domain/slovak.ts';
import { Panel } from '#web/ui/desk/panel.tsx';
import { Icon } from '#web/ui/shared/icon.tsx';
import { ApplicantFacts, ReachFacts } from './applicant-facts.tsx';

interface SentPanelProps {
  signUp: SignUp;
  /** The sign-up the others of its group wait with, if it was parted. */
  restId: string | null;
}

/** What the visitor sent, word by word. */
export function SentPanel({ signUp, restId }: SentPanelProps) {
  return (
    <Panel title="Čo poslali" note="nemení sa">
      <dl className="fact-list">
        <ApplicantFacts applicant={signUp} />
        {signUp.restOfId && (
          <OtherPart label="Zvyšok skupiny" id={signUp.restOfId} link="prihláška, od ktorej je oddelená" />
        )}
        {restId && <OtherPart label="Oddelení zo skupiny" id={restId} link="ich prihláška" />}
        <ReachFacts {...signUp} />
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
