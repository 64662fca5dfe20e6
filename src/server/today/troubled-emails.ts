import type { EmailStatus } from '#domain/emails/email.ts';
import { STATUSES_OF } from '#domain/emails/email-list.ts';
import { isAddressWrong } from '#domain/emails/email-trouble.ts';
import { idsOf } from '#domain/record-id.ts';
import type { TroubledEmails } from '#domain/today/today-item.ts';
import { readThingNames } from '#server/events/thing-names.ts';
import { countRows } from '#server/list-page.ts';
import { hasTodayState } from './postponements.ts';
import type { TodayContext, TodaySource } from './today-source.ts';

/** How many emails of each state are read: an email's row is long, and those of one reason are not adjacent. */
const SCANNED_MAX = 100;

/** How many emails of one reason are decided on at once here; for more, the list of all emails requires confirming. */
const EMAILS_MAX = 20;

/** Emails that were not delivered, each separately. */
export const undeliveredEmails = emailsOf('emails');

/** Held emails, those of one reason together; those with a wrong address separately. */
export const heldEmails = emailsOf('heldEmails');

/** Emails to colleagues are not included: the list of colleagues shows them. */
function emailsOf(kind: TroubledEmails['kind']): TodaySource {
  const statuses = STATUSES_OF[kind === 'emails' ? 'undelivered' : 'held'];
  return {
    async count(context) {
      const count = await countRows(troubled(context, kind, statuses));
      return kind === 'emails' ? { inTime: 0, urgent: count } : { inTime: count, urgent: 0 };
    },
    async list(context) {
      // each state separately: its oldest emails are adjacent in the index
      const ids = await Promise.all(statuses.map((status) => listOldest(context, kind, status)));
      const emails = await listWithReason(context, ids.flat());
      const isAlone = (email: Email) => kind === 'emails' || isAddressWrong(email.why);
      const groups = Map.groupBy(emails, (email) => (isAlone(email) ? email.id : email.why));
      return [...groups.values()].map((group) => toItem(kind, group));
    },
  };
}

async function listOldest(
  context: TodayContext,
  kind: TroubledEmails['kind'],
  status: EmailStatus,
): Promise<string[]> {
  const emails = await troubled(context, kind, [status])
    .select('email.id')
    .orderBy('createdAt')
    .limit(SCANNED_MAX)
    .execute();
  return idsOf(emails);
}

type Email = Awaited<ReturnType<typeof listWithReason>>[number];

async function listWithReason({ app }: TodayContext, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await app.db
    .selectFrom('email')
    .leftJoin('emailSending', 'emailSending.emailId', 'email.id')
    .leftJoin('signUp', (join) => join.onRef('signUp.id', '=', 'aboutId').on('aboutNoun', '=', 'signUp'))
    .leftJoin('contactRequest', (join) =>
      join.onRef('contactRequest.id', '=', 'aboutId').on('aboutNoun', '=', 'contactRequest'),
    )
    .leftJoin('waitlistEntry', (join) =>
      join.onRef('waitlistEntry.id', '=', 'aboutId').on('aboutNoun', '=', 'waitlistEntry'),
    )
    .select(['email.id', 'email.status', 'recipient', 'subject', 'aboutNoun', 'aboutId'])
    .select(['email.createdAt', 'heldBecause', 'cause'])
    .select(({ fn }) => fn.coalesce('signUp.phone', 'contactRequest.phone', 'waitlistEntry.phone').as('phone'))
    .where('email.id', 'in', ids)
    .orderBy('email.createdAt')
    .orderBy('email.id')
    .execute();
  const emails = rows.flatMap(({ aboutNoun: noun, aboutId, heldBecause, cause, ...email }) =>
    noun === 'staffMember'
      ? []
      : [{ ...email, why: email.status === 'held' ? heldBecause : cause, about: { noun, id: aboutId } }],
  );
  const nameOf = await readThingNames(
    app.db,
    emails.map(({ about }) => about),
  );
  return emails.map((email) => ({ ...email, name: nameOf(email.about), phone: email.phone ?? '' }));
}

function toItem(kind: TroubledEmails['kind'], all: Email[]): TroubledEmails {
  const [{ why, createdAt }] = all as [Email];
  const isUrgent = kind === 'emails';
  const emails = all
    .slice(0, EMAILS_MAX)
    .map(({ id, recipient, subject, about, name, phone }) => ({ id, recipient, subject, about, name, phone }));
  const ids = idsOf(emails);
  return { kind, ids, since: createdAt, isUrgent, count: all.length, why, emails };
}

function troubled(context: TodayContext, kind: TroubledEmails['kind'], statuses: readonly EmailStatus[]) {
  return context.app.db
    .selectFrom('email')
    .where('email.status', 'in', statuses)
    .where('aboutNoun', '!=', 'staffMember')
    .where(hasTodayState(context, kind, 'email.id'));
}
