import type { Values } from '#domain/events/event.ts';
import type { Participant } from '#domain/sign-ups/participant.ts';
import type { SignUpRecord } from '#domain/sign-ups/sign-up.ts';
import type { SignUpChange } from '#server/change.ts';
import { listParticipants } from './participants.ts';
import { foldSearchText } from './sign-up-record.ts';
import { inverseBy, type UndoPlan } from './undo-sign-up.ts';

/** Restores withdrawn participants. */
export const undoWithdrawal = inverseBy((change, signUp, { after }) =>
  planRestoration(change, signUp, { withdrawnIds: idsIn(after) }),
);

/** Restores the participant who was replaced, and deletes the one who came instead. */
export const undoReplacement = inverseBy((change, signUp, { before, after }) =>
  planRestoration(change, signUp, { withdrawnIds: [String(before.id)], replacementId: String(after.id) }),
);

async function planRestoration(
  change: SignUpChange,
  { id, status, courseId }: SignUpRecord,
  { withdrawnIds, replacementId }: { withdrawnIds: string[]; replacementId?: string },
): Promise<UndoPlan | undefined> {
  const participants = new Map((await listParticipants(change.db, id)).map((one) => [one.id, one]));
  const hasStatus = (participantId: string, as: Participant['status']) =>
    participants.get(participantId)?.status === as;
  const isUnchanged =
    status !== 'cancelled' &&
    withdrawnIds.every((participantId) => hasStatus(participantId, 'withdrawn')) &&
    (replacementId === undefined || hasStatus(replacementId, status));
  if (!isUnchanged) return undefined;
  return {
    courseId,
    seats: status === 'confirmed' && replacementId === undefined ? withdrawnIds.length : 0,
    async run() {
      if (replacementId !== undefined)
        await change.db.deleteFrom('participant').where('id', '=', replacementId).execute();
      await change.db
        .updateTable('participant')
        .set(({ eb }) => ({ status, version: eb('version', '+', 1) }))
        .where('id', 'in', withdrawnIds)
        .execute();
      await foldSearchText(change, [id]);
      const restored = withdrawnIds.map((participantId) => ({ id: participantId }));
      change.record({ noun: 'signUp', id, verb: 'undone', after: { participants: restored } });
    },
  };
}

/** Removes the added places again, unless one has been named since. */
export const undoAddition = inverseBy(async (change, { id, status, courseId }, { after }) => {
  const added = idsIn(after);
  const participants = (await listParticipants(change.db, id)).filter((participant) =>
    added.includes(participant.id),
  );
  const isUnchanged =
    status !== 'cancelled' &&
    participants.length === added.length &&
    participants.every((participant) => participant.status === status && participant.version === 1);
  if (!isUnchanged) return undefined;
  return {
    courseId,
    seats: 0,
    async run() {
      await change.db.deleteFrom('participant').where('id', 'in', added).execute();
      const removed = added.map((participantId) => ({ id: participantId }));
      change.record({ noun: 'signUp', id, verb: 'undone', before: { participants: removed } });
    },
  };
});

function idsIn({ participants }: Values): string[] {
  return (participants as { id: string }[]).map(({ id }) => id);
}
