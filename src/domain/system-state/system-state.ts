import type { BackupState } from '#domain/backups/backup.ts';
import type { ServerTrouble } from '#domain/emails/email-trouble.ts';
import type { FileCheck } from '#domain/stored-files/file-check.ts';

/** The state of the application, for staff and for Prometheus. Instants are ISO, UTC. */
export interface SystemState {
  at: string;
  version: string;
  /** When the node that answers was started. */
  startedAt: string;
  /** Requests that failed by a fault of ours within the last day. */
  failures: number;
  database: {
    sizeBytes: number;
    /** Its disk is full or cannot be written. */
    refusesWrites: boolean;
    /** Its file was removed or replaced under the running server. */
    isLost: boolean;
    /** The disk of the database; undefined where that is another machine's. */
    disk: { freeBytes: number; sizeBytes: number } | undefined;
  };
  /** The alarms of the last week in sentences, the newest first. */
  alarms: string[];
  outbox: OutboxState;
  jobs: JobsState[];
  retention: { lastAt: string | undefined; nextAt: string };
  backups: BackupState;
  /** The last nightly check of all stored files; undefined while there was none. */
  files: FileCheck | undefined;
  signUps: SignUpUse;
  /** The last check of the events' chain. */
  chain: { checkedAt: string; faults: number } | undefined;
}

export const SIGN_UP_USE_DAYS = 30;

/** Counts of the last `SIGN_UP_USE_DAYS` days. */
export interface SignUpUse {
  /** Who had a seat on a course for which attendance was marked. */
  people: number;
  noShows: number;
  /** Names, cancellations, moves and other people in sign-ups, by applicants and by staff. */
  changes: number;
  ownChanges: number;
  /** Sign-ups by companies that had seats on a course, and those of which an invoice lacks nothing. */
  payers: number;
  completePayers: number;
}

export interface OutboxState {
  /** False where no mail server is set: emails wait for one. */
  isPossible: boolean;
  waiting: number;
  /** Given up, or returned. */
  undelivered: number;
  held: number;
  oldestWaitingAt: string | undefined;
  lastSentAt: string | undefined;
  /** Why none is sent, and since when. */
  outage: { trouble: ServerTrouble; since: string } | undefined;
}

/** The jobs of one kind. */
export interface JobsState {
  kind: string;
  /** False where the settings do not allow them: they wait for that. */
  isPossible: boolean;
  /** To be done now. */
  due: number;
  /** Scheduled for later. */
  later: number;
  /** Failed by a fault of ours and tried again. */
  failing: number;
  oldestDueAt: string | undefined;
}
