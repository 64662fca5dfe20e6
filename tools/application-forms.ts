// Writes the seven forms people download, fill in and attach to a course application: `node
// tools/application-forms.ts`. Each form is one record in content/application-forms.ts, which the staff area also uses.
// The files are committed; running the script again writes the same bytes.
import { mkdir, writeFile } from 'node:fs/promises';
import { mock } from 'node:test';
import { APPLICATION_FORMS } from '#content/application-forms.ts';
import { writeApplicationForm } from '#server/application-forms/write-form.ts';

// Both libraries write the current time into the archive and its metadata; a fixed clock keeps the files unchanged.
process.env.TZ = 'UTC';
mock.timers.enable({ apis: ['Date'], now: Date.UTC(2026, 0, 1) });

const target = new URL('../public/prihlasky/', import.meta.url);
await mkdir(target, { recursive: true });
for (const form of APPLICATION_FORMS) {
  const bytes = await writeApplicationForm(form);
  await writeFile(new URL(form.file, target), bytes);
  console.log(`${form.file} ${bytes.length} B`);
}
