import { data, redirect } from 'react-router';
import { contactRequestWorkSchema, noteSchema } from '#domain/contact-requests/contact-request-work-fields.ts';
import { changesText } from '#domain/events/change-lines.ts';
import { historyOf } from '#domain/events/history.ts';
import { type FieldError, fieldErrors, parseFields } from '#domain/field-error.ts';
import type { Permitted } from '#domain/staff/permissions.ts';
import type { App } from '#server/app.ts';
import { findClientOfRecord } from '#server/clients/client-of-record.ts';
import { today } from '#server/clock.ts';
import { findAssignee, listAssignees } from '#server/contact-requests/assignees.ts';
import { listContactReplies } from '#server/contact-requests/contact-replies.ts';
import { saveContactRequestWork } from '#server/contact-requests/contact-request-work.ts';
import { findContactRequest } from '#server/contact-requests/contact-requests.ts';
import { findAnswerDays, waitingOf } from '#server/contact-requests/waiting-time.ts';
import { listEmails } from '#server/emails/outbox.ts';
import { listEvents } from '#server/events/events.ts';
import { listNotes, writeNote } from '#server/notes/notes.ts';
import { ClientOfRecordPanel } from '#web/desk/clients/client-of-record-panel.tsx';
import { EmailsPanel } from '#web/desk/emails/emails-panel.tsx';
import { type FormOf, refusedForm, storedValues, submittedValues } from '#web/desk/kit/fields.ts';
import { HistoryPanel } from '#web/desk/kit/panel.tsx';
import { RefusalNotices } from '#web/desk/kit/refusal-notices.tsx';
import { type NoteRefusal, NotesPanel } from '#web/desk/notes/notes-panel.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import { found } from '#web/shared/found.ts';
import type { Route } from './+types/contact-request';
import { contactRequestList } from './contact-request-list.ts';
import { ConversationPanel, SentPanel } from './conversation-panel.tsx';
import { DueNotice, LateNotice } from './due.tsx';
import { isFree, RequestHead } from './request-head.tsx';
import { assigneeOptions, WORK_FIELDS, WorkPanel } from './work-panel.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { app, db, staff } = await requireStaff(args, 'office');
  const request = found(await findContactRequest(db, args.params.id));
  const about = { noun: 'contactRequest', id: request.id } as const;
  const day = today(app);
  const [answerDays, assignee, assignees, replies, emails, notes, clientOfRecord, events] = await Promise.all([
    findAnswerDays(db),
    findAssignee(db, request),
    listAssignees(db),
    listContactReplies(db, request.id),
    listEmails(db, about),
    listNotes(db, about),
    findClientOfRecord(db, about),
    listEvents(db, about),
  ]);
  return {
    request,
    assignees,
    replies,
    emails,
    notes,
    clientOfRecord,
    day,
    selfId: staff.id,
    assignee: assignee ?? null,
    waiting: waitingOf(request, day, answerDays),
    history: historyOf(events, changesText),
    filter: contactRequestList.read(args.url.searchParams),
  };
}

/** „Uložiť“ of the work, or „Pridať poznámku“. */
export async function action(args: Route.ActionArgs) {
  const { app, db, staff } = await requireStaff(args, 'office');
  if (args.pattern.endsWith('/poznamky')) return addNote(args, app, staff);
  const { id } = args.params;
  const values = submittedValues(WORK_FIELDS, (await readForm(args)).texts);
  const refuse = (status: number, errors: FieldError[]) =>
    data<RequestRefusal>({ work: refusedForm(WORK_FIELDS, values, errors) }, { status });
  found(await findContactRequest(db, id));
  const read = contactRequestWorkSchema.safeParse(values);
  if (!read.success) return refuse(422, fieldErrors(read.error));
  const seenVersion = Number(values.version);
  const result = found(
    await app.change(staff, (change) => saveContactRequestWork(change, id, read.data, seenVersion)),
  );
  switch (result.outcome) {
    case 'saved':
      return redirect(contactRequestList.record(id, args.url.searchParams), 303);
    case 'assignee-unknown':
      return refuse(422, [{ field: 'assigneeId', message: 'Vyberte niekoho zo zoznamu.' }]);
    case 'changed-meanwhile': {
      const stored = storedValues(WORK_FIELDS, result.request);
      const options = { assigneeId: assigneeOptions(await listAssignees(db)) };
      const work = refusedForm(WORK_FIELDS, values, [], stored, options);
      return data<RequestRefusal>({ work }, { status: 412 });
    }
  }
}

async function addNote(args: Route.ActionArgs, app: App, staff: Permitted<'office'>) {
  const { id } = args.params;
  const note = String((await readForm(args)).texts.get('note') ?? '').replaceAll('\r\n', '\n');
  const read = parseFields(noteSchema, { note });
  if (!read.valid) return data<RequestRefusal>({ note: { note, message: read.errors[0]?.message ?? '' } }, 422);
  found(await app.change(staff, (change) => writeNote(change, { noun: 'contactRequest', id }, read.fields.note)));
  return redirect(contactRequestList.record(id, args.url.searchParams), 303);
}

/** The errors of a form of the page. */
interface RequestRefusal {
  work?: FormOf<typeof WORK_FIELDS>['refused'];
  note?: NoteRefusal;
}

/** One contact request: the message, its replies and notes, and its state. */
export default function ContactRequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { request, assignee, waiting, emails, filter, selfId } = loaderData;
  const { id } = request;
  const about = { noun: 'contactRequest', id } as const;
  return (
    <>
      <RequestHead request={request} assignee={assignee} filter={filter} />
      <RefusalNotices title="Riešenie sa neuložilo." what="Údaje o dopyte" refused={actionData?.work} />
      <div className="duo">
        {waiting?.isLate && <LateNotice waiting={waiting} />}
        <DueNotice request={request} today={loaderData.day} />
        <div>
          <ConversationPanel request={request} replies={loaderData.replies} emails={emails} />
          <NotesPanel
            notes={loaderData.notes}
            path={contactRequestList.record(id, filter, 'poznamky')}
            selfId={selfId}
            refusal={actionData?.note}
          />
          <EmailsPanel emails={emails} about={about} />
          <HistoryPanel history={loaderData.history} now={NOW[request.state]} />
        </div>
        <div>
          <WorkPanel
            // after a save by another user or a one-click action the form shows the stored values
            key={request.version}
            action={contactRequestList.record(id, filter)}
            assignees={loaderData.assignees}
            values={storedValues(
              WORK_FIELDS,
              isFree(request, assignee) ? { ...request, assigneeId: selfId } : request,
            )}
            refused={actionData?.work}
          />
          <SentPanel request={request} />
          <ClientOfRecordPanel clientOfRecord={loaderData.clientOfRecord} about={about} />
        </div>
      </div>
    </>
  );
}

const NOW = {
  new: 'Čaká na odpoveď',
  inProgress: 'Dopyt riešime',
  offered: 'Čaká na vyjadrenie k\u00A0ponuke',
  closed: 'Dopyt je uzavretý',
};
