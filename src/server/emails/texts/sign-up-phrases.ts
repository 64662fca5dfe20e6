import { cancellationSentence } from '#domain/company/company-facts.ts';
import { coursePath } from '#domain/courses/course.ts';
import { coursePathForParticipants } from '#domain/courses/course-access.ts';
import type { NextDate } from '#domain/courses/course-list.ts';
import { priceNote } from '#domain/courses/price.ts';
import { formatCourseDays, formatDay, monthsTouched } from '#domain/day.ts';
import { unbrokenPhone } from '#domain/phone.ts';
import { ownSignUpPath } from '#domain/sign-ups/sign-up-link.ts';
import type { ApplicantFacts, CourseFacts, Email, Sender } from './email.ts';
import { oneLine } from './email-text.ts';

// Shared by all emails about a sign-up. Contains nothing the applicant typed, or anyone could send any text to any
// address with the form.

/** What every email about a sign-up has: its course, the way to it, and why it was sent. */
export function aboutSignUp(facts: ApplicantFacts, sender: Sender) {
  return { tag: courseTag(facts, sender), buttons: signUpButton(facts, sender), reason: applicantReason(facts) };
}

/** Why the email was sent, and who else can open the sign-up. */
function applicantReason({ linkCode }: Pick<ApplicantFacts, 'linkCode'>): string {
  const forwarded = linkCode ? ' Komu ho prepošlete, ten otvorí aj Vašu prihlášku.' : '';
  return `Tento e-mail ste dostali, lebo táto adresa je uvedená v nezáväznej prihláške na náš kurz. Ak ste ju neposlali Vy, odpovedzte na tento e-mail.${forwarded}`;
}

/** „Miesto potvrdené: Lešenár, 14.04.2026, Žilina“. */
export function courseSubject(
  title: string,
  { nameOfCourse, date, city }: Pick<CourseFacts, 'nameOfCourse' | 'date' | 'city'>,
): string {
  return oneLine(`${title}: ${[nameOfCourse, date && formatDay(date), city].filter(Boolean).join(', ')}`);
}

export function courseTag(
  { course, seats }: Pick<ApplicantFacts, 'course' | 'seats'>,
  { company: { commitments } }: Sender,
): NonNullable<Email['tag']> {
  const { nameOfCourse, date, dateTo, hours, place, city, price, image } = course;
  return {
    image,
    title: nameOfCourse,
    months: date ? monthsTouched(date, dateTo) : [],
    rows: [
      { label: 'Termín', value: date && formatCourseDays(date, dateTo) },
      { label: 'Čas', value: hours },
      { label: 'Mesto', value: city },
      { label: 'Miesto konania', value: place },
      { label: 'Cena', value: `${price} ${priceNote(price, commitments.coursePrices)}`.trim() },
      { label: 'Počet\u00A0miest', value: String(seats) },
    ].filter(({ value }) => value),
  };
}

/** Opens the sign-up; for people other than its applicant the course's own page, unless it is deleted. */
function signUpButton(
  { linkCode, course }: Pick<ApplicantFacts, 'linkCode' | 'course'>,
  { siteUrl }: Sender,
): Email['buttons'] {
  if (linkCode) return [{ label: 'Otvoriť prihlášku', url: siteUrl + ownSignUpPath(linkCode) }];
  return course.slug ? [{ label: 'Podrobnosti o kurze', url: siteUrl + coursePathForParticipants(course) }] : [];
}

/** What to do about a seat that is not needed, with the act on the sign-up's page that frees it, or one of several. */
export function cannotComeBox(facts: ApplicantFacts, sender: Sender, more = ''): NonNullable<Email['box']> {
  const { linkCode, seats } = facts;
  const { company, siteUrl } = sender;
  const { courseSubstitute } = company.commitments;
  const act = seats === 1 ? 'cancel' : 'withdraw';
  return {
    title: 'Nemôžete prísť?',
    text: [cancellationSentence(company), courseSubstitute, howToChange(facts, sender), more]
      .filter(Boolean)
      .join(' '),
    link: linkCode ? { label: 'Nemôžem prísť', url: `${siteUrl}${ownSignUpPath(linkCode)}#${act}` } : undefined,
  };
}

/** Without hours, price and place, which would suggest that the applicant is still expected. */
export function notExpected(facts: ApplicantFacts): ApplicantFacts {
  return { ...facts, course: { ...facts.course, hours: '', place: '', price: '' } };
}

/** Where to cancel or change the sign-up, as long as that is possible; people other than its applicant write to us. */
export function howToChange({ linkCode }: Pick<ApplicantFacts, 'linkCode'>, sender: Sender): string {
  const answer = howToAnswer(sender);
  return linkCode
    ? `Čo sa s prihláškou ešte dá urobiť, ukáže tlačidlo „Otvoriť prihlášku“. Inak ${answer}.`
    : `Ozvite sa nám: ${answer}.`;
}

/** Used within a sentence; the phone number never breaks over two lines. */
export function howToAnswer({ company: { phone } }: Sender): string {
  return phone
    ? `odpovedzte na tento e-mail alebo zavolajte na ${unbrokenPhone(phone)}`
    : 'odpovedzte na tento e-mail';
}

/** The dates of the same type of course; nothing where there are none. */
export function dateLinks(nextDates: readonly NextDate[], { siteUrl }: Sender): Pick<Email, 'links'> {
  if (nextDates.length === 0) return {};
  const items = nextDates.map(({ date, dateTo, city, slug }) => ({
    label: `${formatCourseDays(date, dateTo)}, ${city}`,
    url: siteUrl + coursePath(slug),
  }));
  return { links: { title: 'Najbližšie termíny', items } };
}
