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
  const pendingRequest = useRef<AbortController>(undefined);

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
    pendingRequest.current?.abort();
    const request = new AbortController();
    pendingRequest.current = request;
    const free = await fetchFreeSlug({ ...named, exceptId: course?.id }, request.signal);
    if (free !== undefined && !request.signal.aborted) propose(free);
  }

  useEffect(() => {
    const name = form.current?.elements.namedItem('nameOfCourse');
    const city = form.current?.elements.namedItem('city');
    const isEdited =
      (name instanceof HTMLInputElement && name.value !== draft.nameOfCourse) ||
      (city instanceof HTMLSelectElement && city.value !== draft.city);
    if (isEdited) void follow();
    return () => pendingRequest.current?.abort();
  }, []);

  return (field) => {
    if (field === 'nameOfCourse' || field === 'city') void follow();
  };
}
