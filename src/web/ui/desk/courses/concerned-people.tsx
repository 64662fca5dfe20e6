import type { ConcernedSignUps } from '#domain/courses/course-change.ts';
import { counted, nonBreaking } from '#domain/slovak.ts';

/** Who has signed up or waits, by name as far as a question has room for them. */
export function ConcernedPeople({ names, unnamed }: Pick<ConcernedSignUps, 'names' | 'unnamed'>) {
  if (names.length === 0) return null;
  return (
    <p>
      {nonBreaking(names.join(', '))}
      {unnamed > 0 && <> a&nbsp;{counted(unnamed, 'ďalší', 'ďalší', 'ďalších')}</>}
    </p>
  );
}
