import type { CourseLetter } from '#domain/letters/course-letter.ts';
import { LETTER_TITLES } from '#domain/letters/letter.ts';
import { Instant } from '#web/ui/desk/instant.tsx';
import { LetterBadge } from '#web/ui/desk/letters/letter-state.tsx';
import { Panel } from '#web/ui/desk/panel.tsx';
import { signUpsPath } from '#web/ui/desk/sign-ups/sign-up-filter.ts';

interface CourseLettersPanelProps {
  courseId: string;
  letters: CourseLetter[];
  /** There are more than these. */
  hasMore: boolean;
}

/** The last letters about the sign-ups of a course. */
export function CourseLettersPanel({ courseId, letters, hasMore }: CourseLettersPanelProps) {
  return (
    <Panel title="E-maily" aside={hasMore && <AllAtSignUps courseId={courseId} />}>
      {letters.length === 0 ? (
        <p className="panel-body muted">Zatiaľ nie je napísaný žiadny e-mail.</p>
      ) : (
        <table className="rows rows--letters" aria-label="E-maily">
          <thead>
            <tr>
              <th scope="col">Napísaný</th>
              <th scope="col">E-mail</th>
              <th scope="col">Komu</th>
              <th scope="col">Stav</th>
            </tr>
          </thead>
          <tbody>
            {letters.map((letter) => (
              <tr key={letter.id} className={letter.status === 'failed' ? 'failed' : undefined}>
                <td className="num">
                  <Instant at={letter.createdAt} />
                </td>
                <td className="who">
                  <a href={`/dashboard/prihlasky/${letter.signUpId}/listy/${letter.id}`}>
                    {LETTER_TITLES[letter.kind]}
                  </a>
                </td>
                <td className="c-recipient">{letter.recipient}</td>
                <td>
                  <LetterBadge status={letter.status} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

/** Older ones stand with what they are about. */
export function AllAtSignUps({ courseId }: { courseId: string }) {
  return (
    <a className="arrow-link" href={signUpsPath({ courseId, page: 1 })}>
      Staršie sú pri prihláškach
    </a>
  );
}
