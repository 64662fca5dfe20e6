import { lazy } from 'react';

// Loaded separately: a browser fetches the text and drawing of error pages only after an error.
export const ErrorMessage = lazy(() =>
  import('./error-pages.tsx').then(({ ErrorMessage }) => ({ default: ErrorMessage })),
);
export const NotFound = lazy(() => import('./error-pages.tsx').then(({ NotFound }) => ({ default: NotFound })));
