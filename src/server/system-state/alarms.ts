import { spelledInstant } from '#domain/instant.ts';
import { ALARMS, type AlarmKind } from '#domain/system-state/alarms.ts';
import type { Change } from '#server/change.ts';
import { instant, type Reading } from '#server/clock.ts';
import { notifyAdmins } from '#server/emails/notify-admins.ts';
import { findLastEvent, listNewestEvents } from '#server/events/events.ts';
import { listActiveAdmins } from '#server/staff/staff-records.ts';

const DAYS_SHOWN = 7;
const ALARMS_SHOWN_MAX = 20;

/** Records what happened and emails the admins, unless that was done a short time ago; `about` as `ALARMS` says. */
export async function raiseAlarm(change: Change, kind: AlarmKind, about: string): Promise<void> {
  const { sentence, advice, quietHours } = ALARMS[kind];
  // another node may notice it at the same moment
  await change.lock('staffMember', ...(await listActiveAdmins(change.db)));
  const last = await findLastEvent(change.db, { noun: 'system', id: kind });
  if (last && last.at > instant(change, { hours: -quietHours })) return;
  change.record({ noun: 'system', id: kind, verb: kind, after: { about } });
  await notifyAdmins(change, 'systemTrouble', { sentences: [sentence(about), advice] });
}

/** The alarms of the last week in sentences, the newest first. */
export async function listAlarms(app: Reading): Promise<string[]> {
  const events = await listNewestEvents(app.db, 'system', ALARMS_SHOWN_MAX);
  return events
    .filter(({ at }) => at > instant(app, { hours: -24 * DAYS_SHOWN }))
    .map(
      ({ at, nounId, after }) =>
        `${spelledInstant(at)}: ${ALARMS[nounId as AlarmKind].sentence(String(after?.about))}`,
    );
}
