import sitePermits from '#content/opravnenia.yaml';
import safety from '#content/sluzby/bezpecnost-prace-bozp.yaml';
import extinguishers from '#content/sluzby/hasiace-pristroje-a-hydranty.yaml';
import environment from '#content/sluzby/ochrana-zivotneho-prostredia.yaml';
import inspections from '#content/sluzby/odborne-prehliadky-a-skusky.yaml';
import fire from '#content/sluzby/poziarna-ochrana.yaml';
import health from '#content/sluzby/pracovna-zdravotna-sluzba.yaml';
import { permitsSchema } from '#domain/page-texts/permits-fields.ts';
import type { NamedPermit } from '#domain/page-texts/service-answers.ts';
import { servicePageSchema } from '#domain/page-texts/service-page-fields.ts';
import environmentDrawing from '#web/shared/drawings/fragment-environment.svg?raw';
import extinguishersDrawing from '#web/shared/drawings/fragment-extinguishers.svg?raw';
import fireDrawing from '#web/shared/drawings/fragment-fire.svg?raw';
import healthDrawing from '#web/shared/drawings/fragment-health.svg?raw';
import inspectionsDrawing from '#web/shared/drawings/fragment-inspections.svg?raw';
import safetyDrawing from '#web/shared/drawings/fragment-safety.svg?raw';
import { cite } from '#web/shared/laws.ts';

// For loaders only.

/** The site's documents by their code. */
const DOCUMENTS = new Map(
  permitsSchema.parse(sitePermits).groups.flatMap(({ permits }) => permits.map(({ code, name }) => [code, name])),
);

/** The six services by their address, read and checked once. */
const PAGES = new Map(
  [
    toPage('/poziarna-ochrana', fire, fireDrawing),
    toPage('/bezpecnost-prace-bozp', safety, safetyDrawing),
    toPage('/ochrana-zivotneho-prostredia', environment, environmentDrawing),
    toPage('/pracovna-zdravotna-sluzba', health, healthDrawing),
    toPage('/odborne-prehliadky-a-skusky', inspections, inspectionsDrawing),
    toPage('/hasiace-pristroje-a-hydranty', extinguishers, extinguishersDrawing),
  ].map((page) => [page.path, page]),
);

export type ServicePage = ReturnType<typeof toPage>;

export function findServicePage(path: string): ServicePage | undefined {
  return PAGES.get(path);
}

/** The page with its regulations cited, its permits named and the part of the plan in its header. */
function toPage(path: string, source: unknown, drawing: string) {
  const page = servicePageSchema.parse(source);
  return {
    ...page,
    path,
    drawing,
    permits: page.permits.map((code): NamedPermit => ({ code, name: DOCUMENTS.get(code) ?? code })),
    law: {
      ...page.law,
      duties: page.law.duties.map((duty) => ({ ...duty, law: cite(duty.law) })),
    },
    terms: page.terms.map(({ law, ...term }) => ({ ...term, law: law && cite(law) })),
    questions: page.questions.map(({ law, ...question }) => ({ ...question, law: law && cite(law) })),
  };
}
