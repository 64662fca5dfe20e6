import source from '#content/e-learning.md';
import { eLearningSchema } from '#domain/page-texts/e-learning-fields.ts';

/** The e-learning page; the contact form takes the names of its courses from here. */
export const E_LEARNING = eLearningSchema.parse(source.front);

const PARAMETER = 'e-learning';

/** The contact form with a message about this course. */
export function offerContactPath(id: number): string {
  return `/kontakt?${PARAMETER}=${id}#formular`;
}

/** The canonical query: only the requested course, if there is one. */
export function offerQuery(query: URLSearchParams): URLSearchParams {
  const offer = findRequestedOffer(query);
  return new URLSearchParams(offer && { [PARAMETER]: String(offer.id) });
}

export function findRequestedOffer(query: URLSearchParams) {
  return E_LEARNING.offers.find(({ id }) => String(id) === query.get(PARAMETER));
}
