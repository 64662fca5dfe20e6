import type { ReactNode } from 'react';
import { href } from 'react-router';
import { attachmentFormat } from '#domain/courses/attachment.ts';
import { fileSize, nonBreaking } from '#domain/slovak.ts';
import { UPLOAD_CAUTIONS, type UploadCaution } from '#domain/upload-caution.ts';
import { Panel } from '#web/desk/kit/panel.tsx';
import { Icon } from '#web/shared/icon.tsx';
import { Sign } from '#web/shared/sign.tsx';

interface UploadedFileProps {
  id: string;
  name: string;
  sizeBytes: number;
  caution: UploadCaution | null;
  signUpId: string;
  sender?: string;
}

interface FilesPanelProps {
  files: readonly UploadedFileProps[];
  aside?: ReactNode;
}

/** The files that visitors sent, where there are any. */
export function FilesPanel({ files, aside }: FilesPanelProps) {
  if (files.length === 0) return null;
  return (
    <Panel title="Súbory" note="iba na stiahnutie" aside={aside}>
      <ul className="files">
        {files.map((file) => (
          <UploadedFile key={file.id} {...file} />
        ))}
      </ul>
    </Panel>
  );
}

/** A file to download, with a warning before it is opened. */
function UploadedFile({ id, name, sizeBytes, caution, signUpId, sender }: UploadedFileProps) {
  const cautionId = caution ? `pozor-${id}` : undefined;
  return (
    <li>
      <a
        href={href('/dashboard/prihlasky/:id/subory/:fileId', { id: signUpId, fileId: id })}
        download
        aria-describedby={cautionId}
      >
        <Icon name="file" />
        <span>
          {name} {sender && <small>{sender}</small>}
        </span>
        <span>
          {attachmentFormat(name)} · {fileSize(sizeBytes)}
        </span>
      </a>
      {caution && (
        <p id={cautionId} className="file-caution">
          <Sign src="system-pozor" size={22} />
          {nonBreaking(UPLOAD_CAUTIONS[caution])}
        </p>
      )}
    </li>
  );
}
