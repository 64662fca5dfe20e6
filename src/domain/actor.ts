import type { StaffMember } from '#domain/staff/staff.ts';

/** A person who fills in a public form or calls the public API. */
export interface Visitor {
  kind: 'visitor';
}

/** A person using a link that lets them act without an account, such as the one for the first staff account. */
export interface LinkHolder {
  kind: 'link';
  /** The kind of link, never its code. */
  id: string;
}

/** A person with the link from an email about a sign-up: its applicant, or the recipient of a forwarded email. */
export interface SignUpHolder extends LinkHolder {
  id: 'applicant';
}

/** A process on the server. */
export interface SystemActor {
  kind: 'job';
  /** The job's name. */
  id: string;
}

/** The author of a change. */
export type Actor = StaffMember | Visitor | LinkHolder | SystemActor;

/** Sends emails. */
export const OUTBOX: SystemActor = { kind: 'job', id: 'outbox' };

/** Reads mail servers' reports about sent emails. */
export const BOUNCES: SystemActor = { kind: 'job', id: 'bounces' };

/** Records failed requests. */
export const FAILURE_LOG: SystemActor = { kind: 'job', id: 'failure-log' };

/** Prepares the application at startup. */
export const START: SystemActor = { kind: 'job', id: 'start' };

/** The holder of the one-time link for the first staff account. */
export const FIRST_ACCOUNT: LinkHolder = { kind: 'link', id: 'first-account' };

/** Erases data whose retention period is over. */
export const RETENTION: SystemActor = { kind: 'job', id: 'retention' };

/** Makes the hourly backup, restores it and compares it. */
export const BACKUPS: SystemActor = { kind: 'job', id: 'backup' };

/** Reads all stored files at night and compares them with their hashes. */
export const FILE_CHECK: SystemActor = { kind: 'job', id: 'file-check' };

/** Makes the changes of a sign-in, such as activating an invited account. */
export const SIGN_IN: SystemActor = { kind: 'job', id: 'sign-in' };

/** The holder of the one-time link of an invitation or a password reset. */
export const INVITATION: LinkHolder = { kind: 'link', id: 'invitation' };

/** The person who typed the emailed code in the browser that requested it. */
export const PASSWORD_RESET: LinkHolder = { kind: 'link', id: 'password-reset' };

export const APPLICANT: SignUpHolder = { kind: 'link', id: 'applicant' };

/** True for the holder of a sign-up's link, also as an event records them. */
export function isApplicant(actor: { kind: string; id?: string }): boolean {
  return actor.kind === APPLICANT.kind && actor.id === APPLICANT.id;
}

/** The person who runs `npm run staff` on the server. */
export const COMMAND_LINE: SystemActor = { kind: 'job', id: 'command-line' };

export const VISITOR: Visitor = { kind: 'visitor' };
