import { emailKey, personKey, phoneKey } from '#domain/personal-data/person-search.ts';
import { applicantName, type SignUp } from './sign-up.ts';

/** Said before the same visitor is signed up for the same course again; it does not say that there is an earlier sign-up. */
export const REPEAT_QUESTION =
  'Ak ste prihlášku na tento kurz už poslali, netreba ju posielať znova. Ak prihlasujete ďalších ľudí, odošlite formulár ešte raz.';

type Applicant = Pick<SignUp, 'applicant' | 'firstName' | 'lastName' | 'companyName' | 'email' | 'phone'>;

/**
 * Whether a visitor is likely to have sent both. The email alone does not suffice: a stranger could find out by it who comes
 * (decision 0012).
 */
export function isSameVisitor(sent: Applicant, earlier: Applicant): boolean {
  return (
    emailKey(sent.email) === emailKey(earlier.email) &&
    (phoneKey(sent.phone) === phoneKey(earlier.phone) ||
      personKey(applicantName(sent)) === personKey(applicantName(earlier)))
  );
}

/** Whether staff are likely to enter somebody who is signed up: by email, and by phone where there is none. */
export function isSameContact(entered: Applicant, earlier: Applicant): boolean {
  return entered.email
    ? emailKey(entered.email) === emailKey(earlier.email)
    : phoneKey(entered.phone) === phoneKey(earlier.phone);
}
