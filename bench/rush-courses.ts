import type { TaughtCourse } from '#domain/courses/course.ts';
import { aCourse } from '../test/builders.ts';

/** Adds courses with this many seats each. */
export async function openCourses(
  url: string,
  cookie: string,
  seats: number,
  { count = 5 } = {},
): Promise<TaughtCourse[]> {
  const day = Temporal.Now.plainDateISO().add({ months: 2 }).toString();
  return Promise.all(
    Array.from({ length: count }, async (_, number) => {
      const course = aCourse({ slug: `/napor-${number}`, date: day, capacity: Math.min(seats, 10_000) });
      const answer = await fetch(`${url}/createCourse`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', cookie },
        body: JSON.stringify(course),
      });
      if (answer.status !== 201) throw new Error(`Adding a course answered ${answer.status}`);
      return course;
    }),
  );
}
