import { form } from '../client.ts';
import { emailRoutes } from './emails.ts';
import { leading, page, type RouteCase, type Stored, sent } from './route-case.ts';

const LIST = '/dashboard/cakajuci';
const entry = ({ waitlistEntryId }: Stored) => `${LIST}/${waitlistEntryId}`;

/** The form for waitlist entries, and their pages at the desk, beside those of what applicants answer after courses. */
export const WAITLIST: Record<string, RouteCase> = {
  '/zaujem-o-termin': {
    ...page('/zaujem-o-termin?kurz=lesenar', 'Záujem o termín'),
    refusals: { 'an empty form': () => ['/zaujem-o-termin', form(), { status: 422 }] },
  },
  [LIST]: page(LIST, 'Čakajú na termín – správa', 'Čakajú na termín'),
  [`${LIST}/novy`]: {
    good: () => [`${LIST}/novy`, form({ applicant: 'person' }), { status: 422, title: 'Nový záujemca o termín' }],
  },
  [`${LIST}/vyradenie`]: leading(`${LIST}/vyradenie`, LIST),
  [`${LIST}/spat`]: leading(`${LIST}/spat`, LIST),
  [`${LIST}/:id`]: page(entry, 'Pekáreň Žitná – čaká na termín', 'Pekáreň Žitná Čaká na termín'),
  [`${LIST}/:id/vratenie`]: sent((stored) => `${entry(stored)}/vratenie`, entry),
  '/dashboard/spatna-vazba': page('/dashboard/spatna-vazba', 'Spätná väzba – správa', 'Spätná väzba'),
  ...emailRoutes(`${LIST}/:id/listy/:emailId`, {
    email: (stored) => `${entry(stored)}/listy/${stored.waitlistEmailId}`,
    about: entry,
    subject: 'Čakáte na termín',
  }),
};
