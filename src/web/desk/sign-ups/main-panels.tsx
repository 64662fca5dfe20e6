import type { SignUp } from '#domain/sign-ups/sign-up.ts';
import type { UploadCaution } from '#domain/upload-caution.ts';
import { SIGN_UPS, WAITLIST } from '#web/desk/kit/desk-sections.ts';
import { Facts } from '#web/desk/kit/facts.tsx';
import { Panel } from '#web/desk/kit/panel.tsx';
import { applicantFacts, contactFacts } from './applicant-facts.tsx';
import { UploadedFile } from './uploaded-file.tsx';

interface SentPanelProps {
  signUp: SignUp;
  /** The sign-up with the rest of the group that waits, if it was split. */
  restId: string | null;
}

/** What the visitor sent, unchanged. */
export function SentPanel({ signUp, restId }: SentPanelProps) {
  const { waitlistEntryId, restOfId } = signUp;
  return (
    <Panel title="Čo poslali" note="nemení sa">
      <Facts
        facts={[
          ...applicantFacts(signUp),
          ['Čakala na termín', waitlistEntryId && <a href={`${WAITLIST}/${waitlistEntryId}`}>záznam o čakaní</a>],
          ['Zvyšok skupiny', restOfId && <a href={`${SIGN_UPS}/${restOfId}`}>prihláška, od ktorej je oddelená</a>],
          ['Oddelení zo skupiny', restId && <a href={`${SIGN_UPS}/${restId}`}>ich prihláška</a>],
          ...contactFacts(signUp),
        ]}
      />
    </Panel>
  );
}

interface FilesPanelProps {
  files: { id: string; name: string; sizeBytes: number; caution: UploadCaution | null }[];
  path: string;
}

export function FilesPanel({ files, path }: FilesPanelProps) {
  return (
    <Panel title="Súbory" note="iba na stiahnutie">
      {files.length === 0 ? (
        <p className="panel-body muted">K&nbsp;prihláške nie sú priložené žiadne súbory.</p>
      ) : (
        <ul className="files">
          {files.map((file) => (
            <UploadedFile key={file.id} file={file} signUpPath={path} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
