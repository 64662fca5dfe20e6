import safety from '#content/sluzby/bezpecnost-prace-bozp.yaml';
import extinguishers from '#content/sluzby/hasiace-pristroje-a-hydranty.yaml';
import environment from '#content/sluzby/ochrana-zivotneho-prostredia.yaml';
import inspections from '#content/sluzby/odborne-prehliadky-a-skusky.yaml';
import fire from '#content/sluzby/poziarna-ochrana.yaml';
import health from '#content/sluzby/pracovna-zdravotna-sluzba.yaml';
import { servicePageSchema } from '#domain/page-texts/service-page-fields.ts';
import { cite } from './laws.ts';

// For loaders only.

/** The six services by their address, read and checked once. */
const PAGES = new Map(
  Object.entries({
    '/poziarna-ochrana': fire,
    '/bezpecnost-prace-bozp': safety,
    '/ochrana-zivotneho-prostredia': environment,
    '/pracovna-zdravotna-sluzba': health,
    '/odborne-prehliadky-a-skusky': inspections,
    '/hasiace-pristroje-a-hydranty': extinguishers,
  }).map(([path, source]) => [path, toPage(path, source)]),
);

export type ServicePage = ReturnType<typeof toPage>;

export function findServicePage(path: string): ServicePage | undefined {
  return PAGES.get(path);
}

/** The page with its regulations cited. */
function toPage(path: string, source: unknown) {
  const page = servicePageSchema.parse(source);
  return {
    ...page,
    path,
    law: {
      ...page.law,
      duties: page.law.duties.map((duty) => ({ ...duty, law: cite(duty.law) })),
    },
    terms: page.terms.map(({ law, ...term }) => ({ ...term, law: law && cite(law) })),
    questions: page.questions.map(({ law, ...question }) => ({ ...question, law: law && cite(law) })),
  };
}
