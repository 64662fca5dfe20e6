import { findDocumentFile, listSignUpDocuments } from '#server/issued-documents/issued-documents.ts';
import { appOf } from '#web/context.ts';
import { documentPdf } from '#web/shared/document-pdf.ts';
import { fileAnswer } from '#web/shared/file-answer.ts';
import type { Route } from './+types/own-document';
import { findLinkedSignUp } from './linked-sign-up.ts';

export { default, ErrorBoundary, loader, notFound } from './unknown-link.tsx';

/** The PDF of a valid document, for anyone who has the link to the sign-up. */
export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    const app = appOf(args.context);
    const { code, documentId } = args.params;
    const signUp = await findLinkedSignUp(args.context, code);
    const document = (await listSignUpDocuments(app.db, signUp.id)).find(({ id }) => id === documentId);
    const bytes = document && (await findDocumentFile(app.db, document.id));
    return bytes ? fileAnswer(bytes as BodyInit, documentPdf(document.number)) : next();
  },
];
