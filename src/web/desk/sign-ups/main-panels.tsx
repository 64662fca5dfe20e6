import type { SignUp } from '#domain/sign-ups/sign-up.ts';
import type { UploadCaution } from '#domain/upload-caution.ts';
import { SIGN_UPS, WAITLIST } from '#web/desk/kit/desk-sections.ts';
import { Panel } from '#web/desk/kit/panel.tsx';
import { ApplicantFacts, ContactFacts } from './applicant-facts.tsx';
import { UploadedFile } from './uploaded-file.tsx';

interface SentPanelProps {
  signUp: SignUp;
  /** The sign-up with the rest of the group that waits, if it was split. */
  restId: string | null;
}

/** What the visitor sent, unchanged. */
export function SentPanel({ signUp, restId }: SentPanelProps) {
  return (
    <Panel title="Čo poslali" note="nemení sa">
      <dl className="fact-list">
        <ApplicantFacts applicant={signUp} />
        {signUp.waitlistEntryId && (
          <Other label="Čakala na termín" to={`${WAITLIST}/${signUp.waitlistEntryId}`} link="záznam o čakaní" />
        )}
        {signUp.restOfId && (
          <Other
            label="Zvyšok skupiny"
            to={`${SIGN_UPS}/${signUp.restOfId}`}
            link="prihláška, od ktorej je oddelená"
          />
        )}
        {restId && <Other label="Oddelení zo skupiny" to={`${SIGN_UPS}/${restId}`} link="ich prihláška" />}
        <ContactFacts {...signUp} />
      </dl>
    </Panel>
  );
}

/** A link to the record it was created from, or to one split from it. */
function Other({ label, to, link }: { label: string; to: string; link: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <a href={to}>{link}</a>
      </dd>
    </>
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
