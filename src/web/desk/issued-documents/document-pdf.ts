import { findDocument, findDocumentFile } from '#server/issued-documents/issued-documents.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { documentPdf } from '#web/shared/document-pdf.ts';
import { fileAnswer } from '#web/shared/file-answer.ts';
import type { Route } from './+types/document-pdf';

export { default, loader } from '#web/desk/desk-not-found.ts';

/** A document as it was issued, also when it is not valid any more. */
export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    await requireStaff(args, 'office');
    const { db } = appOf(args.context);
    const document = await findDocument(db, args.params.documentId);
    const bytes = document && (await findDocumentFile(db, document.id));
    return bytes ? fileAnswer(bytes as BodyInit, documentPdf(document.number)) : next();
  },
];
