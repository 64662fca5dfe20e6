import { type FormEvent, useRef } from 'react';
import { Link, type To, useLocation, useNavigate } from 'react-router';
import { nonBreaking } from '#domain/slovak.ts';
import { Choices } from '#web/desk/kit/choices.tsx';
import { DeskForm, Submit } from '#web/desk/kit/desk-form.tsx';
import { differences } from '#web/desk/kit/fields.ts';
import { useChangedForm, useWarningBeforeLeaving } from '#web/desk/kit/guarded-form.tsx';
import { justDoneQuery } from '#web/desk/kit/just-done.ts';
import { KEYS } from '#web/desk/kit/keys.ts';
import { useSavedMeanwhile } from '#web/desk/kit/refusal-notices.tsx';
import { Complaint } from '#web/shared/field.tsx';
import { Icon } from '#web/shared/icon.tsx';
import { Modal } from '#web/shared/modal.tsx';
import { SelectField } from '#web/shared/select-field.tsx';
import { Sign } from '#web/shared/sign.tsx';
import { Toasts } from '#web/shared/toasts.tsx';
import { ChangeQuestionNotice } from './change-question-notice.tsx';
import { CourseFields } from './course-fields.tsx';
import { CourseLinkField } from './course-link-field.tsx';
import { courseList } from './course-list.ts';
import type { CourseFormAnswer, CourseOpening, NamedCourseType } from './course-opening.ts';
import { coursePagePath } from './course-paths.ts';
import { COURSE_FIELDS, type Draft } from './draft.ts';
import { useCourseForm, useSlugProposal } from './use-course-form.ts';

const START = 'zaciatok';

interface CourseDialogProps {
  opening: CourseOpening;
  answer: CourseFormAnswer | undefined;
}

/** „Nový kurz“ and „Úprava kurzu“ (specification section 2.11): a plain form with its own address. */
export function CourseDialog({ opening, answer }: CourseDialogProps) {
  const element = useRef<HTMLFormElement>(null);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const list = { pathname: '/dashboard', search };
  const closeTo = (to: To) => navigate(to, { replace: true, preventScrollReset: true });
  const close = () => closeTo(list);
  // the list then shows what was done, with an undo button
  const form = useCourseForm(opening, answer, (doneAt) =>
    closeTo(doneAt ? courseList.at(new URLSearchParams(search), justDoneQuery({ doneAt })) : list),
  );
  const draft = answer?.draft ?? opening.draft;
  const followName = useSlugProposal(element, { ...opening, draft }, form.id);
  useWarningBeforeLeaving(useChangedForm(element) || answer !== undefined, element);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (form.isSaving) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const submitted = new FormData(event.currentTarget, submitter);
    void form.save(event.currentTarget, submitted).then(() => focusFirstComplaint(element.current));
  }

  function input({ target }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    form.clear(name);
    followName(name);
  }

  return (
    <Modal titleId="kurz-nadpis" className="modal--course" mayClose={() => !form.isSaving} onClose={close}>
      <DeskForm
        ref={element}
        action={pathname + search}
        noValidate
        onInput={input}
        onSubmit={submit}
        aria-labelledby="kurz-nadpis"
      >
        <header>
          <h2 id="kurz-nadpis">{opening.course ? 'Úprava kurzu' : 'Nový kurz'}</h2>
          <Link to={list} replace preventScrollReset className="modal-close" aria-label="Zavrieť">
            <Icon name="close" />
          </Link>
        </header>
        <div className="modal-body">
          {answer?.theirs && <CourseConflict mine={answer.draft} theirs={answer.theirs} {...opening} />}
          {form.complaint('form') && <Complaint id="kurz-chyba">{form.complaint('form')}</Complaint>}
          <ChangeQuestionNotice
            courseId={opening.course?.id ?? ''}
            question={form.question}
            affected={opening.affected}
          />
          {!opening.course && <StartFromType formId={START} types={opening.types} />}
          {opening.course?.status === 'inactive' && (
            <div>
              {opening.link && <CourseLinkField link={opening.link} />}
              <a
                className="arrow-link"
                href={coursePagePath(opening.course.id, 'nahlad')}
                aria-keyshortcuts={KEYS.view}
              >
                Náhľad stránky kurzu
              </a>
            </div>
          )}
          <CourseFields {...opening} draft={draft} errors={form.errors} complaint={form.complaint} />
        </div>
        <footer>
          <input type="hidden" name="version" value={answer?.version ?? opening.course?.version ?? 0} />
          {/* while saving the buttons are not disabled, because a disabled button would lose the focus */}
          <Link to={list} replace preventScrollReset className="btn btn--line btn--sm" aria-disabled={form.isSaving}>
            Zrušiť
          </Link>
          {/* while a confirmation is open, its own button saves */}
          {!form.question && (
            <Submit label={opening.course ? 'Uložiť zmeny' : 'Pridať kurz'} isSmall aria-disabled={form.isSaving} />
          )}
        </footer>
      </DeskForm>
      {/* a separate form, because forms cannot be nested; its address contains the type the course starts from */}
      {!opening.course && <form id={START} method="get" action={pathname} hidden />}
      {/* outside a modal dialog nothing can be read or pressed, toasts included */}
      <Toasts position="bottom-right" label="Oznámenia okna" />
    </Modal>
  );
}

/** Fills in the form from a type: loads the page again with the type in its address. */
function StartFromType({ formId, types }: { formId: string; types: readonly NamedCourseType[] }) {
  const query = new URLSearchParams(useLocation().search);
  const started = query.get('typ') ?? '';
  // keeps the filter of the list behind the dialog
  const others = [...query].filter(([name]) => name !== 'typ');
  return (
    <div className="with-button">
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} form={formId} />
      ))}
      <SelectField name="typ" label="Začať z typu" defaultValue={started} form={formId}>
        <option value="">Prázdny formulár</option>
        <Choices choices={types} />
      </SelectField>
      <Submit label="Vyplniť" isLine isSmall form={formId} />
    </div>
  );
}

/** Focuses the first invalid field, once the errors are rendered. */
function focusFirstComplaint(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

interface CourseConflictProps {
  /** The typed values; the form below still has them. */
  mine: Draft;
  /** The values another person has saved meanwhile. */
  theirs: Draft;
}

/** The names for the ids in a draft. */
type Names = Pick<CourseOpening, 'types' | 'lecturers'>;

/** Shown when two people edited one course: both versions side by side, nothing was overwritten. */
function CourseConflict({ mine, theirs, types, lecturers }: CourseConflictProps & Names) {
  const sentence = useSavedMeanwhile('Kurz');
  const attachments = { field: 'attachments', label: 'Prílohy', mine: namesIn(mine), theirs: namesIn(theirs) };
  const rows = differences(COURSE_FIELDS, mine, theirs, { courseTypeId: types, lecturerId: lecturers });
  if (attachments.mine !== attachments.theirs) rows.push(attachments);
  return (
    <div role="alert" className="modal-notice desk-notice">
      <Sign src="system-pozor" size={36} />
      <div>
        <p>
          {nonBreaking(
            `${sentence} Nič sme neprepísali. Porovnajte znenia; keď uložíte znova, zostane to, čo je vo formulári.`,
          )}
        </p>
        <table className="conflict-table">
          <thead>
            <tr>
              <th scope="col">Údaj</th>
              <th scope="col">Vaše znenie</th>
              <th scope="col">Uložené znenie</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ field, label, mine, theirs }) => (
              <tr key={field}>
                <th scope="row">{label}</th>
                <td data-label="Vaše znenie">{mine || '–'}</td>
                <td data-label="Uložené znenie">{theirs || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function namesIn({ attachments }: Draft): string {
  return attachments.map(({ name }) => name).join(', ');
}
