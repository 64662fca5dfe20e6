import { hash } from 'node:crypto';
import type { TableSum } from './backup-format.ts';

/** Adds up the hashes of a table's rows: the same for the same rows, in whatever order an engine tells them. */
export class TableDigest {
  #rows = 0;
  #sum = 0n;

  /** A row as its line has it. */
  add(line: Uint8Array | string): void {
    this.#rows += 1;
    this.#sum = BigInt.asUintN(256, this.#sum + BigInt(`0x${hash('sha256', line)}`));
  }

  result(): TableSum {
    return { rows: this.#rows, sum: this.#sum.toString(16).padStart(64, '0') };
  }
}
