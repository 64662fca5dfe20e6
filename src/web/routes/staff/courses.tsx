import { requireStaff } from '../../staff-guard.ts';
import { pageMeta } from '../../ui/page-meta.ts';
import type { Route } from './+types/courses';

export const meta = () => pageMeta({ title: 'Kurzy – správa', description: 'Spravujte kurzy' });

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args);
  return null;
}

export default function Courses() {
  return <h1>Kurzy</h1>;
}
