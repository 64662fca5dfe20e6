import { useEffect, useRef, useState } from 'react';
import { fileSize } from '#domain/slovak.ts';
import { UPLOAD_ACCEPT } from '#domain/upload.ts';
import { Complaint } from '#web/ui/shared/field.tsx';
import { Icon } from '#web/ui/shared/icon.tsx';

interface FilesFieldProps {
  /** What it holds from the start; a browser puts back by itself what was chosen before. */
  filled: File[];
  isEnhanced: boolean;
  errors: string[];
}

/**
 * Files to send along; the input holds them all. With scripts they are gathered one by one and can be taken off again,
 * also those chosen before scripts ran.
 */
export function FilesField({ filled, isEnhanced, errors }: FilesFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<File[]>([]);

  function hold(all: File[]) {
    const transfer = new DataTransfer();
    for (const file of all) transfer.items.add(file);
    if (input.current) input.current.files = transfer.files;
    setFiles(all);
  }

  // an effect because only a browser can put files into an input, and only it knows what was chosen early
  useEffect(() => {
    if (filled.length > 0) hold(filled);
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
            onChange={({ target }) => hold([...files, ...(target.files ?? [])])}
          />
        </label>
        <span className="muted" id="files-hint">
          .pdf, .doc, .docx, .zip alebo .rar; najviac 10&nbsp;súborov po 10&nbsp;MB, spolu 20&nbsp;MB. Lekárske
          posudky neprikladajte.
        </span>
        {isEnhanced && files.length > 0 && (
          <ul className="uploads" aria-labelledby="files-label">
            {files.map((file, index) => (
              <li key={`${file.name}-${file.lastModified}-${file.size}`}>
                {file.name} ({fileSize(file.size)})
                <button
                  type="button"
                  aria-label={`Odobrať ${file.name}`}
                  onClick={() => {
                    hold(files.filter((_, other) => other !== index));
                    // the button goes with its file and must not take the focus along
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
