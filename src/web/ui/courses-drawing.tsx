import { Drawing } from './drawing.tsx';
import classroom from './drawings/fragment-courses.svg?raw';

/** The classroom of the courses pages with the sign of the course (or of all courses) on its wall. */
export function CoursesDrawing({ sign }: { sign: string }) {
  const image = `<image href="${encodeURI(sign)}" x="96" y="84" width="176" height="176"/>`;
  return <Drawing svg={classroom.replace('<!--sign-->', image)} />;
}
