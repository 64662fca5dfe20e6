import type { RecordedEvent } from '#domain/events/event.ts';
import type { RequestFailure } from '#domain/request-failures/request-failure.ts';

export interface OperationTables {
  /** What has happened, in a chain: each row's hash covers the one before it. Never changed, never deleted. */
  event: Pick<RecordedEvent, 'position' | 'at' | 'noun' | 'nounId' | 'verb'> & {
    actorKind: string;
    actorId: string;
    valuesHash: string;
    previousHash: string;
    hash: string;
  };

  /** The values that an event records of people and things; deleted when a person is erased. */
  eventValues: {
    position: number;
    salt: string;
    /** JSON: the actor's name, the changed fields before and after. */
    content: string;
  };

  /** The newest event: without it, a row removed from the chain's end would not be detected. */
  eventChain: {
    /** Always 1: there is one chain. */
    id: number;
    position: number;
    hash: string;
  };

  /** The newest event of each night: a chain that was cut or rewritten together with `eventChain` does not contain it. */
  eventChainDay: {
    day: string;
    position: number;
    hash: string;
  };

  /** What was submitted lately, to recognise the same when it is submitted again. */
  submission: {
    /** Of the sender's key, or of the content where there is none. */
    keyHash: string;
    contentHash: string;
    /** The id of the record it created; empty for a form of the desk that creates none. */
    subjectId: string;
    /** JSON: the response to a form of the desk, once it is known. */
    answer: string | null;
    receivedAt: string;
    /** Until then the same counts as repeated. */
    expiresAt: string;
  };

  /** The newest requests that failed because of a server error, without their sender or content. */
  requestFailure: RequestFailure;

  /** A file in BACKUP_DIR as it was written. */
  backup: {
    fileName: string;
    createdAt: string;
    sizeBytes: number;
    sha256: string;
  };

  backupCheck: {
    at: string;
    /** JSON. */
    faults: string;
    /** JSON: the sentences of the rules that the restored records break; null where none were restored. */
    inconsistencies: string | null;
  };
}
