import { emailKey, personKey, phoneKey } from '#domain/personal-data/person-search.ts';
import { type ApplicantName, applicantName, type SignUp } from './sign-up.ts';

/** Shown before the same visitor signs up for the same course again; it does not reveal an earlier sign-up. */
export const REPEAT_QUESTION =
  'Ak ste prihlášku na tento kurz už poslali, netreba ju posielať znova. Ak prihlasujete ďalších ľudí, odošlite formulár ešte raz.';

type Applicant = ApplicantName & Pick<SignUp, 'email' | 'phone'>;

/**
 * Whether the same visitor probably sent both. The email alone does not suffice: anyone could use it to find out who is
 * signed up (decision 0012).
 */
export function isSameVisitor(sent: Applicant, earlier: Applicant): boolean {
  return (
    emailKey(sent.email) === emailKey(earlier.email) &&
    (phoneKey(sent.phone) === phoneKey(earlier.phone) ||
      personKey(applicantName(sent)) === personKey(applicantName(earlier)))
  );
}

/** Whether the person staff enter is probably signed up: by email, and by phone where there is none. */
export function isSameContact(entered: Applicant, earlier: Applicant): boolean {
  return entered.email
    ? emailKey(entered.email) === emailKey(earlier.email)
    : phoneKey(entered.phone) === phoneKey(earlier.phone);
}
