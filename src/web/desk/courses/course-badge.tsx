import { COURSE_STATE_LABELS, type CourseState } from '#domain/courses/course.ts';
import { Badge, type BadgeLook } from '#web/desk/kit/badge.tsx';

/** The visibility of the course, or that it is cancelled. */
export function CourseBadge({ state }: { state: CourseState }) {
  return <Badge look={COURSE_LOOKS[state]} label={COURSE_STATE_LABELS[state]} />;
}

export const COURSE_LOOKS: Record<CourseState, BadgeLook> = {
  active: 'on',
  private: 'work',
  inactive: 'off',
  cancelled: 'fail',
};
