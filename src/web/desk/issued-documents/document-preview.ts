import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { fileAnswer } from '#web/shared/file-answer.ts';
import type { Route } from './+types/document-preview';

export { default, loader } from '#web/desk/desk-not-found.ts';

/** A document as it would be issued today, without its number. */
export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    await requireStaff(args, 'office');
    const app = appOf(args.context);
    // imported only here, as it loads the compiler and fonts
    const { previewDocument } = await import('#server/issued-documents/issuing.ts');
    const bytes = await previewDocument(app, args.params.id, args.url.searchParams.get('ucastnik') ?? '');
    if (!bytes) return next();
    return fileAnswer(bytes, { name: 'nahlad-dokladu.pdf', mediaType: 'application/pdf', isShown: true });
  },
];
