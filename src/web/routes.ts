import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

// The site map: Slovak address → English file. Read this first.
export default [
  layout('routes/public/site.tsx', [
    index('routes/public/home.tsx'),
    route('kurzy-a-skolenia', 'routes/public/courses.tsx'),
    route('kurzy-a-skolenia/:slug', 'routes/public/course.tsx'),
    route('404', 'routes/public/not-found.tsx', { id: 'not-found' }),
    route('*', 'routes/public/not-found.tsx', { id: 'anything-else' }),
  ]),

  layout('routes/staff/entrance.tsx', [
    route('signIn', 'routes/staff/sign-in.tsx'),
    route('signIn/prvy-ucet', 'routes/staff/first-account.tsx'),
  ]),
  route('signOut', 'routes/staff/sign-out.ts'),

  layout('routes/staff/desk.tsx', [
    route('dashboard', 'routes/staff/courses.tsx'),
    route('dashboard/prihlasky', 'routes/staff/sign-ups.tsx'),
    route('dashboard/prihlasky/:id', 'routes/staff/sign-up.tsx'),
    route('dashboard/prihlasky/:id/potvrdenie', 'routes/staff/sign-up-confirmation.tsx'),
    route('dashboard/prihlasky/:id/zrusenie', 'routes/staff/sign-up-cancellation.tsx'),
  ]),
  route('dashboard/prihlasky/:id/subory/:fileId', 'routes/staff/sign-up-file.ts'),
  route('dashboard/prihlasky/:id/listy/:letterId', 'routes/staff/sign-up-letter.ts'),
] satisfies RouteConfig;
