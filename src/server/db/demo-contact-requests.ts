import { DEMO_CONTACT_REQUESTS, type DemoContactRequest } from '#content/demo-contact-requests.ts';
import { replySubject } from '#domain/contact-requests/contact-reply.ts';
import { contactSearchText } from '#domain/contact-requests/contact-request.ts';
import { NEW_WORK } from '#domain/contact-requests/contact-request-work.ts';
import { daysLater } from '#domain/day.ts';
import { EMAIL_TITLES } from '#domain/emails/email.ts';
import type { Change } from '#server/change.ts';
import { recordOfContactRequest } from '#server/clients/client-record.ts';
import { instant, today } from '#server/clock.ts';
import { AUTHOR, byStaff, byVisitor, findDemoClient } from './demo-past.ts';

/** Invented contact requests, with their answers and notes. */
export async function fillInDemoContactRequests(demo: Change): Promise<void> {
  const { db } = demo;
  for (const [index, request] of DEMO_CONTACT_REQUESTS.entries()) {
    const id = `demo-${index + 1}`;
    const about = { noun: 'contactRequest', id } as const;
    const row = toRow(demo, request, id);
    const answeredAt = instant(demo, { hours: 24 - request.hoursAgo });
    const client = await findDemoClient(demo, recordOfContactRequest(row));
    await db
      .insertInto('contactRequest')
      .values({ ...row, ...client })
      .execute();
    if (request.note) {
      const note = { id, text: request.note, author: AUTHOR, authorId: null, writtenAt: answeredAt };
      await db
        .insertInto('note')
        .values({ ...note, aboutNoun: 'contactRequest', aboutId: id })
        .execute();
    }
    demo.record({ ...about, verb: 'submitted' }, byVisitor(row.receivedAt));
    if (request.answer) {
      await db
        .insertInto('contactReply')
        .values(toReply(request, id, answeredAt))
        .execute();
      demo.record({ ...about, verb: 'answered', after: { subject: SUBJECT } }, byStaff(answeredAt));
    }
    if (row.closedAt) demo.record({ ...about, verb: 'closed' }, byStaff(row.closedAt));
  }
}

function toRow(change: Change, request: DemoContactRequest, id: string) {
  const { hoursAgo, state, nextStep, note: _, answer: __, ...fields } = request;
  const closed = { closedBecause: 'answered' as const, closedAt: instant(change, { hours: 48 - hoursAgo }) };
  return {
    ...fields,
    ...NEW_WORK,
    ...(state === 'closed' && closed),
    state,
    nextStep: nextStep?.text ?? '',
    nextStepOn: nextStep ? daysLater(today(change), nextStep.inDays) : null,
    id,
    receivedAt: instant(change, { hours: -hoursAgo }),
    searchText: contactSearchText(fields),
  };
}

const SUBJECT = replySubject(EMAIL_TITLES.contactReceived);

function toReply({ state, answer = '' }: DemoContactRequest, contactRequestId: string, writtenAt: string) {
  const isOffer = state === 'offered' ? (1 as const) : (0 as const);
  return {
    emailId: `${contactRequestId}-answer`,
    contactRequestId,
    subject: SUBJECT,
    body: answer,
    isOffer,
    author: AUTHOR,
    writtenAt,
  };
}
