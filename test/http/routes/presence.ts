import { leading, page, type RouteCase, type Stored } from './route-case.ts';

const presence = ({ course }: Stored) => `/dashboard/kurzy/${course.id}/pritomnost`;

/** Who teaches, and who was present. */
export const PRESENCE: Record<string, RouteCase> = {
  '/dashboard/moje-kurzy': page('/dashboard/moje-kurzy', 'Moje kurzy – správa', 'Moje kurzy'),
  '/dashboard/kurzy/:id/pritomnost': page(presence, 'Prítomnosť – správa', 'Prítomnosť'),
  '/dashboard/kurzy/:id/pritomnost/:participantId': leading(
    (stored) => `${presence(stored)}/${stored.signUpId}-0`,
    presence,
  ),
};
