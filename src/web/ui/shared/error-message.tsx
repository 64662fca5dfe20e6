import { lazy } from 'react';

// Apart from the pages: their words and drawing are fetched by a browser only when something went wrong.
export const ErrorMessage = lazy(() =>
  import('./error-pages.tsx').then(({ ErrorMessage }) => ({ default: ErrorMessage })),
);
export const NotFound = lazy(() => import('./error-pages.tsx').then(({ NotFound }) => ({ default: NotFound })));
