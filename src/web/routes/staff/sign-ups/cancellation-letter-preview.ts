import { requireStaff } from '#web/staff-guard.ts';
import type { Route } from './+types/cancellation-letter-preview';
import { previewLetter } from './letter-preview.ts';

export { default, loader } from '../desk-not-found.ts';

export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    await requireStaff(args, 'office');
    return (await previewLetter(args, 'cancelled')) ?? next();
  },
];
