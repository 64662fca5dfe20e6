import { useEffect, useRef, useState } from 'react';
import { fileSize } from '#domain/slovak.ts';
import { UPLOAD_ACCEPT } from '#domain/upload.ts';
import { Complaint } from '#web/shared/field.tsx';
import { Icon } from '#web/shared/icon.tsx';

interface FilesFieldProps {
  /** The initial files; the browser itself restores files chosen earlier. */
  filled: File[];
  isEnhanced: boolean;
  errors: string[];
}

/**
 * Files to upload; the input holds them all. With scripts they can be added and removed one by one, also those chosen
 * before scripts ran.
 */
export function FilesField({ filled, isEnhanced, errors }: FilesFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<File[]>([]);

  function replaceFiles(all: File[]) {
    const transfer = new DataTransfer();
    for (const file of all) transfer.items.add(file);
    if (input.current) input.current.files = transfer.files;
    setFiles(all);
  }

  // an effect because only a browser can put files into an input, and only the DOM has those chosen early
  useEffect(() => {
    if (filled.length > 0) replaceFiles(filled);
    else setFiles([...(input.current?.files ?? [])]);
  }, [filled]);

  const isBad = errors.length > 0;
  return (
    <div className={isBad ? 'field field--bad' : 'field'}>
      <span className="lbl" id="files-label">
        Prílohy
      </span>
      <div className="dropzone">
        <label className={isEnhanced ? 'btn btn--line btn--sm' : undefined}>
          {isEnhanced && <Icon name="plus" />}
          {isEnhanced ? 'Pridať súbory' : <span className="sr-only">Pridať súbory</span>}
          <input
            ref={input}
            type="file"
            id="files"
            name="files"
            multiple
            accept={UPLOAD_ACCEPT}
            className={isEnhanced ? 'sr-only' : undefined}
            aria-describedby={isBad ? 'files-error files-hint' : 'files-hint'}
            aria-invalid={isBad ? true : undefined}
            onChange={({ target }) => replaceFiles(withoutRepeats([...files, ...(target.files ?? [])]))}
          />
        </label>
        <span className="muted" id="files-hint">
          .pdf, .doc, .docx, .zip alebo .rar; najviac 10&nbsp;súborov po 10&nbsp;MB, spolu 20&nbsp;MB. Lekárske
          posudky neprikladajte.
        </span>
        {isEnhanced && files.length > 0 && (
          <ul className="uploads" aria-labelledby="files-label">
            {files.map((file, index) => (
              <li key={keyOf(file)}>
                {file.name} ({fileSize(file.size)})
                <button
                  type="button"
                  aria-label={`Odobrať ${file.name}`}
                  onClick={() => {
                    replaceFiles(files.filter((_, other) => other !== index));
                    // the button is removed with its file and must not lose the focus
                    input.current?.focus();
                  }}
                >
                  <Icon name="close" />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {isBad && (
        <div id="files-error">
          {errors.map((message) => (
            <Complaint key={message}>{message}</Complaint>
          ))}
        </div>
      )}
    </div>
  );
}

/** A file that is chosen twice is sent once. */
function withoutRepeats(files: readonly File[]): File[] {
  return [...new Map(files.map((file) => [keyOf(file), file])).values()];
}

function keyOf({ name, lastModified, size }: File): string {
  return `${name}-${lastModified}-${size}`;
}
