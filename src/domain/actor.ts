import type { StaffMember } from '#domain/staff/staff.ts';

/** Somebody who fills in a public form or calls the public API. */
export interface Visitor {
  kind: 'visitor';
}

/** Who follows a link of ours that lets them act without an account, such as the one for the first staff account. */
export interface LinkHolder {
  kind: 'link';
  /** Which link, never its code. */
  id: string;
}

/** What the server does by itself. */
export interface SystemActor {
  kind: 'job';
  /** The job's name. */
  id: string;
}

/** Who brings a change about. */
export type Actor = StaffMember | Visitor | LinkHolder | SystemActor;

/** Sends emails. */
export const OUTBOX: SystemActor = { kind: 'job', id: 'outbox' };

/** Reads what mail servers report of emails that left. */
export const BOUNCES: SystemActor = { kind: 'job', id: 'bounces' };

/** Keeps which requests failed. */
export const FAILURE_LOG: SystemActor = { kind: 'job', id: 'failure-log' };

/** Prepares the product at its start. */
export const START: SystemActor = { kind: 'job', id: 'start' };

/** Whoever has the one-time link for the first staff account. */
export const FIRST_ACCOUNT: LinkHolder = { kind: 'link', id: 'first-account' };

/** Erases what has been kept long enough. */
export const RETENTION: SystemActor = { kind: 'job', id: 'retention' };

/** Makes each night's backup, restores it and compares. */
export const BACKUPS: SystemActor = { kind: 'job', id: 'backup' };

/** Reads all stored files at night and compares them with their hashes. */
export const FILE_CHECK: SystemActor = { kind: 'job', id: 'file-check' };

/** Lets in who was invited, at their first sign-in by a provider. */
export const SIGN_IN: SystemActor = { kind: 'job', id: 'sign-in' };

/** Whoever has the one-time link an invitation or a new password goes by. */
export const INVITATION: LinkHolder = { kind: 'link', id: 'invitation' };

/** Whoever has the link by which a company says who comes. */
export const NAMES_LINK: LinkHolder = { kind: 'link', id: 'names' };

/** Whoever typed the code of an email into the browser that had asked for it. */
export const PASSWORD_RESET: LinkHolder = { kind: 'link', id: 'password-reset' };

/** Whoever has the email of a seat offer. */
export const SEAT_OFFER: LinkHolder = { kind: 'link', id: 'seat-offer' };

/** Whoever runs `npm run staff` on the server. */
export const COMMAND_LINE: SystemActor = { kind: 'job', id: 'command-line' };

export const VISITOR: Visitor = { kind: 'visitor' };
