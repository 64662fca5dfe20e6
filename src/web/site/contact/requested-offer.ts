import source from '#content/e-learning.md';
import { findServiceTile } from '#content/service-tiles.ts';
import { eLearningSchema } from '#domain/page-texts/e-learning-fields.ts';

/** The e-learning page; the contact form takes the names of its courses from here. */
export const E_LEARNING = eLearningSchema.parse(source.front);

/** The contact form with a message about this course. */
export function offerContactPath(id: number): string {
  return `/kontakt?e-learning=${id}#formular`;
}

/** The canonical query: only what an offer is requested of, if there is such a thing. */
export function offerQuery(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams(findRequestedOffer(query)?.query);
}

interface RequestedOffer {
  query: Record<string, string>;
  message: string;
}

/** An e-learning course or a service: the query that names it, and how the message does. */
export function findRequestedOffer(query: URLSearchParams): RequestedOffer | undefined {
  const course = E_LEARNING.offers.find(({ id }) => String(id) === query.get('e-learning'));
  if (course) return { query: { 'e-learning': String(course.id) }, message: `e-learning: ${course.name}` };
  const slug = query.get('sluzba') ?? '';
  const service = findServiceTile(`/${slug}`);
  return service && { query: { sluzba: slug }, message: `službu: ${service.title}` };
}
