/** A file in BACKUP_DIR as it was written. */
export interface BackupTable {
  fileName: string;
  createdAt: string;
  sizeBytes: number;
  sha256: string;
}

export interface BackupCheckTable {
  at: string;
  /** JSON. */
  faults: string;
  /** JSON: the sentences of the rules that the restored records break; null where none were restored. */
  inconsistencies: string | null;
}
