import { Outlet, useRouteLoaderData } from 'react-router';
import type { PageModule } from '../../page-handle.ts';
import type { loader as rootLoader } from '../../root.tsx';
import { useCompany } from '../../ui/company.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { Footer } from '../../ui/footer.tsx';
import { Header } from '../../ui/header.tsx';
import type { Route } from './+types/site';

export const notFound: PageModule['notFound'] = '/404';

/** Every public page: header, content, footer. */
export default function Site() {
  return (
    <>
      <Header />
      <main id="obsah">
        <Outlet />
      </main>
      <Footer />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const requestId = useRouteLoaderData<typeof rootLoader>('root')?.requestId;
  return (
    <>
      <Header />
      <main id="obsah">
        <ErrorMessage error={error} company={useCompany()} requestId={requestId} />
      </main>
      <Footer />
    </>
  );
}
