/**
 * The classroom of the courses pages, with the sign of the course (or of all courses) on its wall. Both are separate
 * files, which a browser keeps for the next course.
 */
export function CoursesDrawing({ sign }: { sign: string }) {
  return (
    <svg className="fragment" viewBox="0 0 600 420" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
      <image href="/kresby/ucebna.svg" width="600" height="420" />
      <image href={sign} x="96" y="84" width="176" height="176" />
    </svg>
  );
}
