import { writeFileSync } from 'node:fs';
import Holidays from 'date-holidays';

// Writes down the days off of Slovakia, because the library holds 37 MB for the calendars of all countries. To be run
// after an update of the library: node tools/public-holidays.ts

const YEARS = Array.from({ length: 41 }, (_, index) => 2020 + index);

const slovak = new Holidays('SK', { types: ['public'] });
const lines = YEARS.map((year) => {
  const days = slovak.getHolidays(year).map(({ date }) => date.slice('2020-'.length, '2020-01-01'.length));
  return `  ${year}: '${days.join(' ')}',`;
});

writeFileSync(
  'src/domain/public-holidays.ts',
  `// Made by tools/public-holidays.ts.

/** Public holidays of Slovakia that are days off, as months and days by year. */
export const PUBLIC_HOLIDAYS: Readonly<Record<number, string>> = {
${lines.join('\n')}
};
`,
);
