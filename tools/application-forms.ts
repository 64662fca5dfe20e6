// Writes the seven forms people download, fill in and attach to a course application:
//   node tools/application-forms.ts
// Each form is one record in application-forms/forms.ts; the Word and the Excel writer lay out the same record. The
// files are committed. Running the script again gives the very same bytes.
import { mkdir, writeFile } from 'node:fs/promises';
import { mock } from 'node:test';
import { Packer } from 'docx';
import { excelForm } from './application-forms/excel.ts';
import { forms } from './application-forms/forms.ts';
import { wordForm } from './application-forms/word.ts';

// Both libraries stamp the current time into the archive and its metadata; a fixed clock keeps git quiet.
process.env.TZ = 'UTC';
mock.timers.enable({ apis: ['Date'], now: Date.UTC(2026, 0, 1) });

const target = new URL('../public/prihlasky/', import.meta.url);
await mkdir(target, { recursive: true });
for (const form of forms) {
  const bytes = form.file.endsWith('.xlsx') ? await excelForm(form) : await Packer.toBuffer(wordForm(form));
  await writeFile(new URL(form.file, target), bytes);
  console.log(`${form.file} ${bytes.length} B`);
}
