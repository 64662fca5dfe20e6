// Draws the specimens of the permits and the applicants' consent form. Run it manually after their texts change: `node
// tools/documents.ts`. The results are committed; running it again writes the same bytes. It overwrites originals of
// the same name.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { permitsSchema } from '#domain/page-texts/permits-fields.ts';
import { consentSheet } from './documents/consent.ts';
import { permitSheet } from './documents/permit.ts';

await mkdir('public/pdf', { recursive: true });
const source = await readFile('content/opravnenia.yaml', 'utf8');
for (const group of permitsSchema.parse(parse(source)).groups) {
  for (const permit of group.permits) await keep(permit.pdf, await permitSheet(group, permit));
}
await keep('/pdf/uchdzaci.pdf', await consentSheet());

async function keep(path: string, bytes: Buffer): Promise<void> {
  await writeFile(`public${path}`, bytes);
  console.log(`${path} ${bytes.length} B`);
}
