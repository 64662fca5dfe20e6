import { COURSE_FORMS } from './course-forms.ts';
import { OFFICE_FORMS } from './office-forms.ts';
import { PUBLIC_FORMS } from './public-forms.ts';
import type { FormRow } from './sent-form.ts';
import { SETTINGS_FORMS } from './settings-forms.ts';
import { SIGN_UP_FORMS } from './sign-up-forms.ts';

/** Every address of the site map that accepts a form, with a valid form. */
export const EVERY_FORM: Record<string, FormRow> = {
  ...PUBLIC_FORMS,
  ...COURSE_FORMS,
  ...SIGN_UP_FORMS,
  ...OFFICE_FORMS,
  ...SETTINGS_FORMS,
};
