import { data, redirect } from 'react-router';
import { contactReplySchema } from '#domain/contact-requests/contact-reply-fields.ts';
import { CONTACT_REQUEST_STATE_LABELS } from '#domain/contact-requests/contact-request-work.ts';
import { type FieldError, fieldErrors } from '#domain/field-error.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { findAssignee } from '#server/contact-requests/assignees.ts';
import { draftContactReply, listContactReplies, sendContactReply } from '#server/contact-requests/contact-replies.ts';
import { findContactRequest } from '#server/contact-requests/contact-requests.ts';
import { bouncedAmong } from '#server/emails/mailboxes.ts';
import { listEmails } from '#server/emails/outbox.ts';
import { setNotice } from '#web/desk/desk-notices.ts';
import { DraftPreview } from '#web/desk/emails/draft-preview.tsx';
import { EnclosuresField, readEnclosures } from '#web/desk/emails/enclosures.tsx';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { DeskNotice } from '#web/desk/kit/desk-notice.tsx';
import { refusedForm, storedValues, submittedValues } from '#web/desk/kit/fields.ts';
import { Panel } from '#web/desk/kit/panel.tsx';
import { FormButtons, RecordForm } from '#web/desk/kit/record-form.tsx';
import { ComplaintsNotice, useSavedMeanwhile } from '#web/desk/kit/refusal-notices.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import { complaintAbout } from '#web/shared/field.tsx';
import { found } from '#web/shared/found.ts';
import type { Route } from './+types/contact-reply';
import { contactRequestList } from './contact-request-list.ts';
import { ConversationPanel, SentPanel } from './conversation-panel.tsx';
import { REPLY_FIELDS } from './reply-fields.ts';

export const handle: PageHandle = { takes: 'attachments' };

export async function loader(args: Route.LoaderArgs) {
  const { app, db, staff } = await requireStaff(args, 'office');
  const { id } = args.params;
  const request = found(await findContactRequest(db, id));
  const [draft, replies, emails, bounced] = await Promise.all([
    draftContactReply(db, id, staff),
    listContactReplies(db, id),
    listEmails(db, { noun: 'contactRequest', id }),
    bouncedAmong(app, [request.email]),
  ]);
  return {
    request,
    replies,
    emails,
    values: storedValues(REPLY_FIELDS, { ...draft, version: request.version, isOffer: false }),
    isBounced: bounced.size > 0,
    filter: contactRequestList.read(args.url.searchParams),
  };
}

export async function action(args: Route.ActionArgs) {
  const { app, db, staff } = await requireStaff(args, 'office');
  const { id } = args.params;
  const sent = await readForm(args);
  const values = submittedValues(REPLY_FIELDS, sent.texts);
  const refuse = (errors: FieldError[]) =>
    data({ ...refusedForm(REPLY_FIELDS, values, errors), conflict: undefined }, 422);
  const read = contactReplySchema.safeParse(values);
  const enclosures = readEnclosures(sent.files);
  const errors = [...(read.success ? [] : fieldErrors(read.error)), ...enclosures.errors];
  if (!read.success || errors.length > 0) return refuse(errors);
  if (read.data.body === (await draftContactReply(db, id, staff)).body) {
    return refuse([{ field: 'body', message: 'Napíšte odpoveď. Zatiaľ je v nej len oslovenie a podpis.' }]);
  }
  const seenVersion = Number(values.version);
  const result = found(
    await app.change(staff, (change) => sendContactReply(change, id, read.data, enclosures.files, seenVersion)),
  );
  switch (result.outcome) {
    case 'sent':
      setNotice(args, 'reply-written');
      return redirect(contactRequestList.record(id, args.url.searchParams), 303);
    case 'changed-meanwhile': {
      const { version, state } = result.request;
      const assignee = (await findAssignee(db, result.request))?.name ?? 'nikto';
      const conflict = { state: CONTACT_REQUEST_STATE_LABELS[state], assignee };
      const seen = { ...values, version: String(version) };
      return data({ ...refusedForm(REPLY_FIELDS, seen, []), conflict }, 412);
    }
  }
}

/** The reply to a request, with a preview of the email, shown beside the request. */
export default function ContactReplyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { request, replies, emails, isBounced, filter } = loaderData;
  const path = contactRequestList.record(request.id, filter);
  return (
    <>
      <PageHead
        parents={[
          { title: 'Dopyty', to: contactRequestList.at(filter) },
          { title: request.company, to: path },
        ]}
        title="Odpovedať na dopyt"
        note={
          <>
            {request.company}, {request.firstName} {request.lastName}
          </>
        }
      />
      <ComplaintsNotice title="Odpoveď sa neodoslala." complaints={actionData?.errors ?? []} />
      {actionData?.conflict && <ConflictNotice {...actionData.conflict} />}
      {isBounced && (
        // the reply is held until staff decide (decision 0037)
        <DeskNotice
          sign="system-pozor"
          text="Z tejto adresy sa nám e-mail vrátil. Odpoveď zadržíme v E-mailoch, kým nepoviete, či má odísť. Radšej aj zavolajte."
        />
      )}
      <RecordForm
        fields={REPLY_FIELDS}
        values={loaderData.values}
        refused={actionData}
        encType="multipart/form-data"
        className="duo duo--even"
      >
        {(field, { errors }) => (
          <>
            <ConversationPanel request={request} replies={replies} emails={emails} />
            <div>
              <Panel title="E-mail" note={request.email} body="stack">
                {field('subject')}
                {field('body')}
                <EnclosuresField error={complaintAbout('files', errors)} />
                {field('isOffer')}
                <p className="muted">
                  {nonBreaking('Odpoveď odíde o pol minúty, dovtedy ju v E-mailoch môžete zastaviť.')}
                </p>
                <FormButtons save="Poslať odpoveď" back={path} backLabel="Späť na dopyt" keys="send" needsEnter />
              </Panel>
            </div>
            <div>
              <DraftPreview path={contactRequestList.record(request.id, filter, 'listy/odpoved')} />
              <SentPanel request={request} />
            </div>
          </>
        )}
      </RecordForm>
    </>
  );
}

/** Another person has changed the request meanwhile; the form still has the reply. */
function ConflictNotice({ state, assignee }: { state: string; assignee: string }) {
  const sentence = useSavedMeanwhile('Dopyt');
  return (
    <DeskNotice
      sign="system-pozor"
      role="alert"
      text={`Odpoveď sa ešte neodoslala. ${sentence} Teraz je v stave ${state}, rieši ho: ${assignee}. Pozrite si rozhovor, a ak má odpoveď odísť, pošlite ju znova.`}
    />
  );
}
