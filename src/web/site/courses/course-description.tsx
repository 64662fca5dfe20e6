import { attachmentFormat } from '#domain/courses/attachment.ts';
import type { CourseWithSeats } from '#domain/courses/course.ts';
import { fileSize, nonBreaking } from '#domain/slovak.ts';
import { Icon } from '#web/shared/icon.tsx';

/** The description of a course by staff, and its files. */
export function CourseDescription({ course }: { course: CourseWithSeats }) {
  const texts = [
    ['O kurze', course.courseInfo],
    ['Pre koho je určený', course.forWho],
    ['Čo získate', course.output],
    ['Čo si priniesť a kedy prísť', course.invitation],
  ] as const;
  return (
    <div className="prose">
      {texts.map(
        ([title, text]) =>
          text && (
            <section key={title}>
              <h2>{nonBreaking(title)}</h2>
              <p className="as-typed">{nonBreaking(text)}</p>
            </section>
          ),
      )}
      {course.attachments.length > 0 && (
        <section>
          <h2>Prílohy</h2>
          <ul className="files plainlist">
            {course.attachments.map(({ name, url, size }) => (
              <li key={name}>
                <a href={url} download>
                  <Icon name="file" />
                  <span>{nonBreaking(name)}</span>
                  <span>
                    {attachmentFormat(url)}
                    {size > 0 && ` · ${fileSize(size)}`}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
