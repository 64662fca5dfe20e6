import { requireStaff } from '#web/staff-guard.ts';
import type { Route } from './+types/confirmation-email-preview';
import { previewEmail } from './email-preview.ts';

export { default, loader } from '#web/routes/staff/desk-not-found.ts';

export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    await requireStaff(args, 'office');
    return (await previewEmail(args, 'confirmed')) ?? next();
  },
];
