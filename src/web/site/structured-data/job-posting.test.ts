import { expect, test } from 'vitest';
import { EMPTY_COMPANY } from '#domain/company/company.ts';
import { positionSchema } from '#domain/page-texts/careers-fields.ts';
import { jobPosting } from './job-posting.ts';

const position = positionSchema.parse({
  title: 'Bezpečnostný technik',
  text: 'Obhliadky prevádzok a školenia u klientov.',
  city: 'Žilina',
  employment: 'FULL_TIME',
  wageFrom: 1_500,
  posted: '2026-11-20',
  validThrough: '2026-12-31',
});
const origin = 'https://www.example.sk';

test('the structured data of an open position have its employer, place, days and wage', () => {
  const company = { ...EMPTY_COMPANY, legalName: 'Vzorová bezpečnosť s. r. o.' };
  expect(jobPosting(position, { company, origin })).toMatchObject({
    '@type': 'JobPosting',
    title: 'Bezpečnostný technik',
    datePosted: '2026-11-20',
    validThrough: '2026-12-31',
    hiringOrganization: { name: 'Vzorová bezpečnosť s. r. o.', url: `${origin}/` },
    jobLocation: { address: { addressLocality: 'Žilina' } },
    baseSalary: { currency: 'EUR', value: { minValue: 1_500, unitText: 'MONTH' } },
  });
});

test('an open position of a company without a name has no structured data', () => {
  expect(jobPosting(position, { company: EMPTY_COMPANY, origin })).toBeUndefined();
});
