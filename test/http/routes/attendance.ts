import { leading, page, type RouteCase, type Stored } from './route-case.ts';

const attendance = ({ course }: Stored) => `/dashboard/kurzy/${course.id}/pritomnost`;

/** Lecturers and attendance. */
export const ATTENDANCE: Record<string, RouteCase> = {
  '/dashboard/moje-kurzy': page('/dashboard/moje-kurzy', 'Moje kurzy – správa', 'Moje kurzy'),
  '/dashboard/kurzy/:id/pritomnost': page(attendance, 'Prítomnosť – správa', 'Prítomnosť'),
  '/dashboard/kurzy/:id/pritomnost/:participantId': leading(
    (stored) => `${attendance(stored)}/${stored.signUpId}-0`,
    attendance,
  ),
  '/dashboard/kurzy/:id/pritomnost/:participantId/udaje': page(
    (stored) => `${attendance(stored)}/${stored.signUpId}-0/udaje`,
    'Údaje účastníka – správa',
    'Údaje účastníka',
  ),
};
