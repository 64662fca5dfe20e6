import type { ReactNode } from 'react';
import { attachmentFormat } from '#domain/courses/attachment.ts';
import { fileSize, nonBreaking } from '#domain/slovak.ts';
import { UPLOAD_CAUTIONS, type UploadCaution } from '#domain/upload-caution.ts';
import { Icon } from '#web/shared/icon.tsx';
import { Sign } from '#web/shared/sign.tsx';

interface UploadedFileProps {
  file: { id: string; name: string; sizeBytes: number; caution: UploadCaution | null };
  signUpPath: string;
  /** Shown beside its name. */
  children?: ReactNode;
}

/** A visitor's file to download, with a warning before it is opened. */
export function UploadedFile({ file, signUpPath, children }: UploadedFileProps) {
  const { id, name, sizeBytes, caution } = file;
  const cautionId = caution ? `pozor-${id}` : undefined;
  return (
    <li>
      <a href={`${signUpPath}/subory/${id}`} download aria-describedby={cautionId}>
        <Icon name="file" />
        <span>
          {name} {children}
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
