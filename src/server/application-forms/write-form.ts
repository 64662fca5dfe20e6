import { Packer } from 'docx';
import type { ApplicationForm } from '#content/application-forms.ts';
import { excelForm } from './excel.ts';
import { NOTHING_KNOWN } from './known-facts.ts';
import { wordForm } from './word.ts';

export function isWorkbook({ file }: ApplicationForm): boolean {
  return file.endsWith('.xlsx');
}

/** The form as a file, blank or filled in with known facts. */
export function writeApplicationForm(form: ApplicationForm, known = NOTHING_KNOWN): Promise<Buffer> {
  return isWorkbook(form) ? excelForm(form, known) : Packer.toBuffer(wordForm(form, known));
}
