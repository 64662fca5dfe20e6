import { statSync } from 'node:fs';
import { join } from 'node:path';

/** The size of a file of `public/`, as the build copied it; 0 when it is missing. Development has no build. */
export function publicFileSize(path: string): number {
  const copies = ['build/client', 'public'].map((root) => statSync(join(root, path), { throwIfNoEntry: false }));
  return copies.find(Boolean)?.size ?? 0;
}
