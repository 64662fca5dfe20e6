import { type RefObject, useEffect, useRef } from 'react';
import { fetchFreeSlug } from './calls.ts';
import type { CourseOpening } from './course-opening.ts';
import { followingSlug, proposedSlug } from './draft.ts';

/**
 * Makes the slug field follow name and city (specification section 4), also those typed before scripts ran: first with
 * the automatic slug, then with a number that makes it unique. Returns the function to call with the name of each
 * changed field.
 */
export function useSlugProposal(
  form: RefObject<HTMLFormElement | null>,
  { course, draft, freeSlug }: CourseOpening,
): (field: string) => void {
  const proposed = useRef(freeSlug);
  const asking = useRef<AbortController>(undefined);

  function propose(next: string) {
    const slug = form.current?.elements.namedItem('slug');
    if (slug instanceof HTMLInputElement) slug.value = followingSlug(slug.value, proposed.current, next);
    proposed.current = next;
  }

  async function follow() {
    const { nameOfCourse, city } = (form.current?.elements ?? {}) as Record<string, HTMLInputElement>;
    if (!nameOfCourse || !city) return;
    const named = { nameOfCourse: nameOfCourse.value, city: city.value };
    propose(proposedSlug(named));
    asking.current?.abort();
    const asked = new AbortController();
    asking.current = asked;
    const free = await fetchFreeSlug({ ...named, exceptId: course?.id }, asked.signal);
    if (free !== undefined && !asked.signal.aborted) propose(free);
  }

  useEffect(() => {
    const name = form.current?.elements.namedItem('nameOfCourse');
    const city = form.current?.elements.namedItem('city');
    const isTyped =
      (name instanceof HTMLInputElement && name.value !== draft.nameOfCourse) ||
      (city instanceof HTMLSelectElement && city.value !== draft.city);
    if (isTyped) void follow();
    return () => asking.current?.abort();
  }, []);

  return (field) => {
    if (field === 'nameOfCourse' || field === 'city') void follow();
  };
}
