import { form, ofStaff, type RouteCase, toKeeping, toSignIn } from './route-case.ts';

/** Who teaches, and who was present. */
export const PRESENCE: Record<string, RouteCase> = {
  '/dashboard/moje-kurzy': ofStaff('/dashboard/moje-kurzy', 'Moje kurzy – správa', 'Moje kurzy'),
  '/dashboard/kurzy/:id/pritomnost': {
    by: 'staff',
    good: ({ course }) => [
      `/dashboard/kurzy/${course.id}/pritomnost`,
      undefined,
      { status: 200, title: 'Prítomnosť – správa', h1: 'Prítomnosť' },
    ],
    refusals: {
      'a visitor': ({ course }) => {
        const path = `/dashboard/kurzy/${course.id}/pritomnost`;
        return [path, undefined, toSignIn(path)];
      },
      "a visitor's form": ({ course }) => {
        const path = `/dashboard/kurzy/${course.id}/pritomnost`;
        return [path, form({ den: course.date }), toKeeping(path)];
      },
    },
  },
  '/dashboard/kurzy/:id/pritomnost/:participantId': {
    by: 'staff',
    good: ({ course, signUpId }) => [
      `/dashboard/kurzy/${course.id}/pritomnost/${signUpId}-0`,
      undefined,
      { status: 302, location: `/dashboard/kurzy/${course.id}/pritomnost` },
    ],
    refusals: {
      "a visitor's form": ({ course, signUpId }) => {
        const path = `/dashboard/kurzy/${course.id}/pritomnost/${signUpId}-0`;
        return [path, form({ den: course.date }), toKeeping(path)];
      },
    },
  },
};
