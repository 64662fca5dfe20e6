import { ENCLOSURE_ACCEPT, enclosureMediaType, enclosureProblems } from '#domain/course-messages/enclosure.ts';
import type { FieldError } from '#domain/field-error.ts';
import { uploadName } from '#domain/upload.ts';
import type { Attachment } from '#server/emails/email-attachments.ts';
import type { SentFile } from '#web/forms/sent-form.ts';
import { described, FieldFrame } from '#web/shared/field.tsx';

const HINT =
  '.pdf, .docx, .xlsx, .jpg alebo .png, najviac 5 súborov a spolu 10 MB. Ak sa e-mail neodošle, vyberte ich znova.';

/** The files attached to an email of staff. */
export function EnclosuresField({ error }: { error: string | undefined }) {
  return (
    <FieldFrame name="files" label="Prílohy" hint={HINT} error={error}>
      <div className="dropzone">
        <input
          id="files"
          name="files"
          type="file"
          multiple
          accept={ENCLOSURE_ACCEPT}
          {...described('files', HINT, error)}
        />
      </div>
    </FieldFrame>
  );
}

/** The files sent with a form, and their errors. */
export function readEnclosures(sent: readonly SentFile[]): { files: Attachment[]; errors: FieldError[] } {
  const chosen = sent.filter(({ field, name, bytes }) => field === 'files' && (name !== '' || bytes.length > 0));
  const files = chosen.map(({ name, bytes }) => ({ name: uploadName(name), bytes }));
  const problems = enclosureProblems(
    files.map(({ name, bytes }) => ({ name, sizeBytes: bytes.length, beginning: bytes.subarray(0, 8) })),
  );
  return {
    files: files.map((file) => ({ ...file, mediaType: enclosureMediaType(file.name) ?? 'application/octet-stream' })),
    errors: problems.map((message) => ({ field: 'files', message })),
  };
}
