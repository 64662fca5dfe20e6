import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { type CourseFilter, courseFilterSearch, readCourseFilter } from './course-list.ts';

/**
 * The filter in force, kept the same in the address and in the filter's form, whichever of the two changed. The fields
 * are the DOM's own; what stands in them is in force at once, also what was chosen before scripts ran.
 */
export function useCourseFilter() {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { key, pathname, search } = useLocation();
  // the only replacing navigation that changes a filter is the form's own: fields being typed into are not written over
  const isTyped = useNavigationType() === 'REPLACE';
  const [typed, setTyped] = useState<CourseFilter>();
  const filter = typed ?? readCourseFilter(new URLSearchParams(search));
  const shownKey = useRef(key);

  function apply() {
    if (!form.current) return;
    const now = readCourseFilter(queryOf(form.current));
    if (courseFilterSearch(now) === courseFilterSearch(filter)) return;
    setTyped(now);
    navigate(pathname + courseFilterSearch(now), { replace: true, preventScrollReset: true });
  }

  // an effect because only now is it known what was chosen before scripts ran or put back by the browser
  useEffect(apply, []);

  // an address that changed by itself (Back, „Vymazať filtre“) is shown by the fields
  useEffect(() => {
    if (key === shownKey.current) return;
    shownKey.current = key;
    if (isTyped) return;
    setTyped(undefined);
    fillIn(form.current, readCourseFilter(new URLSearchParams(search)));
  }, [key, isTyped, search]);

  return { form, filter, apply };
}

function queryOf(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

function fillIn(form: HTMLFormElement | null, { search, city, status, order }: CourseFilter): void {
  for (const [name, value] of Object.entries({ hladat: search, mesto: city, stav: status, zoradenie: order })) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
  }
}
