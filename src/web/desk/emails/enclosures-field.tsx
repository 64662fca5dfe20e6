import { ENCLOSURE_ACCEPT } from '#domain/course-messages/enclosure.ts';
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
