import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { type CourseListFilter, coursesPath, readCourseFilter } from './course-filter.ts';

/**
 * The current filter, kept equal in the address and in the form, whichever of them changes. The fields are
 * uncontrolled; their values apply at once, also when chosen before scripts ran.
 */
export function useCourseFilter() {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { key, pathname, search } = useLocation();
  // only the form's own filter change is a replacing navigation: it must not overwrite fields being typed into
  const isFormNavigation = useNavigationType() === 'REPLACE';
  const [formFilter, setFormFilter] = useState<CourseListFilter>();
  const filter = formFilter ?? readCourseFilter(new URLSearchParams(search));
  const shownKey = useRef(key);

  function apply() {
    if (!form.current) return;
    // a new filter starts from the first page
    const now = readCourseFilter(queryOf(form.current));
    if (coursesPath(now) === coursesPath({ ...filter, page: 1 })) return;
    setFormFilter(now);
    navigate(coursesPath(now, pathname), { replace: true, preventScrollReset: true });
  }

  // an effect because only the DOM has the values chosen before scripts ran or restored by the browser
  useEffect(apply, []);

  // the fields show an address changed by other means (Back, „Vymazať filtre“)
  useEffect(() => {
    if (key === shownKey.current) return;
    shownKey.current = key;
    if (isFormNavigation) return;
    setFormFilter(undefined);
    fillIn(form.current, readCourseFilter(new URLSearchParams(search)));
  }, [key, isFormNavigation, search]);

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
