import { href } from 'react-router';
import type { CourseFile } from '#domain/sign-ups/course-file.ts';
import { applicantName } from '#domain/sign-ups/sign-up.ts';
import { Panel } from '#web/desk/kit/panel.tsx';
import { UploadedFile } from '#web/desk/sign-ups/uploaded-file.tsx';
import { AllAtSignUps } from './course-emails-panel.tsx';

interface CourseFilesPanelProps {
  courseId: string;
  files: CourseFile[];
  /** True when there are more than these. */
  hasMore: boolean;
}

/** The latest files uploaded with sign-ups of a course, each with its sender. */
export function CourseFilesPanel({ courseId, files, hasMore }: CourseFilesPanelProps) {
  return (
    <Panel title="Súbory" note="iba na stiahnutie" aside={hasMore && <AllAtSignUps courseId={courseId} />}>
      {files.length === 0 ? (
        <p className="panel-body muted">K&nbsp;prihláškam nie sú priložené žiadne súbory.</p>
      ) : (
        <ul className="files">
          {files.map((file) => (
            <UploadedFile
              key={file.id}
              file={file}
              signUpPath={href('/dashboard/prihlasky/:id', { id: file.signUp.id })}
            >
              <small>{applicantName(file.signUp)}</small>
            </UploadedFile>
          ))}
        </ul>
      )}
    </Panel>
  );
}
