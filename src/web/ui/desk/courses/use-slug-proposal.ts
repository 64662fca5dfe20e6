import { type RefObject, useEffect, useRef } from 'react';
import { type Draft, followingSlug, proposedSlug } from './draft.ts';

/**
 * Lets the slug's field follow name and city (specification section 4), also those typed before scripts ran. Answers
 * what is to be called with the name of a field that was typed into.
 */
export function useSlugProposal(
  form: RefObject<HTMLFormElement | null>,
  draft: Draft,
  taken: readonly string[],
): (field: string) => void {
  const proposed = useRef(proposedSlug(draft, taken));

  function follow() {
    const { nameOfCourse, city, slug } = (form.current?.elements ?? {}) as Record<string, HTMLInputElement>;
    if (!nameOfCourse || !city || !slug) return;
    const next = proposedSlug({ nameOfCourse: nameOfCourse.value, city: city.value }, taken);
    slug.value = followingSlug(slug.value, proposed.current, next);
    proposed.current = next;
  }

  useEffect(() => {
    const name = form.current?.elements.namedItem('nameOfCourse');
    const city = form.current?.elements.namedItem('city');
    const isTyped =
      (name instanceof HTMLInputElement && name.value !== draft.nameOfCourse) ||
      (city instanceof HTMLSelectElement && city.value !== draft.city);
    if (isTyped) follow();
  }, []);

  return (field) => {
    if (field === 'nameOfCourse' || field === 'city') follow();
  };
}
