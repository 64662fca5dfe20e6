import { hash } from 'node:crypto';
import type { TableSum } from './backup-format.ts';

/** Adds up the hashes of a table's rows: the same for the same rows, in whatever order an engine returns them. */
export class TableDigest {
  #rows = 0;
  #sum = 0n;

  /** Adds a row, given as its line in the backup. */
  add(line: Uint8Array | string): void {
    this.#rows += 1;
    this.#sum = BigInt.asUintN(256, this.#sum + BigInt(`0x${hash('sha256', line)}`));
  }

  result(): TableSum {
    return { rows: this.#rows, sum: this.#sum.toString(16).padStart(64, '0') };
  }
}
