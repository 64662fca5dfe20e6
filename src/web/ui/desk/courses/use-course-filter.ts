import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { type CourseListFilter, coursesPath, readCourseFilter } from './course-filter.ts';

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
  const [typed, setTyped] = useState<CourseListFilter>();
  const filter = typed ?? readCourseFilter(new URLSearchParams(search));
  const shownKey = useRef(key);

  function apply() {
    if (!form.current) return;
    // a list that is narrowed anew is shown from its first page on
    const now = readCourseFilter(queryOf(form.current));
    if (coursesPath(now) === coursesPath({ ...filter, page: 1 })) return;
    setTyped(now);
    navigate(coursesPath(now, pathname), { replace: true, preventScrollReset: true });
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

function fillIn(form: HTMLFormElement | null, { search, city, state, order }: CourseListFilter): void {
  for (const [name, value = ''] of Object.entries({ hladat: search, mesto: city, stav: state, zoradenie: order })) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
  }
}
