/** Why a file cannot be restored, in words for the operator. */
export const UNREADABLE = {
  'no-backup': 'Súbor nie je záloha tohto webu.',
  damaged: 'Záloha je poškodená alebo neúplná.',
  'key-missing': 'Záloha je zašifrovaná: nastavte BACKUP_KEY, ktorým vznikla.',
  'wrong-key': 'Záloha je zašifrovaná iným kľúčom, než je BACKUP_KEY.',
  newer: 'Záloha je z\u00A0novšej verzie webu. Obnovte ju verziou, ktorá ju vytvorila, alebo novšou.',
} as const;

export type UnreadableReason = keyof typeof UNREADABLE;

/** The file contains no backup that can be restored here. */
export class UnreadableBackup extends Error {
  reason: UnreadableReason;

  constructor(reason: UnreadableReason, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}
