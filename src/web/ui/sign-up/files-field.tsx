import { fileSize } from '#domain/slovak.ts';
import { UPLOAD_ACCEPT } from '#domain/upload.ts';
import { Complaint } from '../field.tsx';
import { Icon } from '../icon.tsx';

interface FilesFieldProps {
  files: File[];
  isEnhanced: boolean;
  error: string | undefined;
  onChange(files: File[]): void;
}

/** Files to send along. With scripts they are gathered one by one and can be taken off again. */
export function FilesField({ files, isEnhanced, error, onChange }: FilesFieldProps) {
  return (
    <div className={error ? 'field field--bad' : 'field'}>
      <span className="lbl" id="files-label">
        Prílohy
      </span>
      <div className="dropzone">
        <label className={isEnhanced ? 'btn btn--line btn--sm' : undefined}>
          {isEnhanced && <Icon name="plus" />}
          {isEnhanced ? 'Pridať súbory' : <span className="sr-only">Pridať súbory</span>}
          <input
            type="file"
            name="files"
            multiple
            accept={UPLOAD_ACCEPT}
            className={isEnhanced ? 'sr-only' : undefined}
            aria-describedby={error ? 'files-error files-hint' : 'files-hint'}
            aria-invalid={error ? true : undefined}
            onChange={(event) => {
              onChange([...files, ...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
        </label>
        <span className="muted" id="files-hint">
          .pdf, .doc, .docx, .zip alebo .rar; najviac 10&nbsp;súborov po 10&nbsp;MB, spolu 20&nbsp;MB
        </span>
        {files.length > 0 && (
          <ul className="uploads" aria-labelledby="files-label">
            {files.map((file, index) => (
              <li key={`${file.name}-${file.lastModified}-${file.size}`}>
                {file.name} ({fileSize(file.size)})
                <button
                  type="button"
                  aria-label={`Odobrať ${file.name}`}
                  onClick={() => onChange(files.filter((_, other) => other !== index))}
                >
                  <Icon name="close" />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {error && <Complaint id="files-error">{error}</Complaint>}
    </div>
  );
}
