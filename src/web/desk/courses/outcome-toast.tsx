import { type Id, toast } from 'react-toastify/unstyled';
import type { CourseClash } from '#domain/courses/clash.ts';
import { Toasts } from '#web/shared/toasts.tsx';
import { ClashList } from './clash-notice.tsx';

/** The dashboard's timings (specification section 9). */
const SUCCESS_MILLISECONDS = 2_500;
const SUCCESS_DELAY_MILLISECONDS = 400;
const ERROR_MILLISECONDS = 3_000;

/** The others are shown on the course's page. */
const CLASHES_MAX = 2;

const CLOSING_MILLISECONDS = 50;

/**
 * The id of the list's toast container. A dialog has its own container, which is removed with its toasts after the
 * dialog closes: later toasts must use this one.
 */
const LIST_TOASTS = 'list';

/** The toasts above the list of courses. */
export function ListToasts() {
  return <Toasts position="bottom-right" containerId={LIST_TOASTS} />;
}

/** Resolves once the form's dialog has closed; behind a modal dialog the list's toasts are inert. */
async function closed(form: HTMLElement): Promise<void> {
  while (form.isConnected) await new Promise((resolve) => setTimeout(resolve, CLOSING_MILLISECONDS));
}

/** Shows the success above the list, once the form's dialog has closed. */
export function toastSuccess(text: string, form: HTMLElement): void {
  setTimeout(async () => {
    await closed(form);
    toast.success(text, { autoClose: SUCCESS_MILLISECONDS, containerId: LIST_TOASTS });
  }, SUCCESS_DELAY_MILLISECONDS);
}

/** Warns above the list of the saved course's clashes until the user closes the toast. */
export async function toastClashes(clashes: CourseClash[], form: HTMLElement): Promise<void> {
  if (clashes.length === 0) return;
  await closed(form);
  const content = (
    <div>
      Kurz má kolíziu
      <div className="toast-detail">
        <ClashList clashes={clashes.slice(0, CLASHES_MAX)} />
      </div>
    </div>
  );
  toast.warning(content, { autoClose: false, containerId: LIST_TOASTS });
}

/** Shows an error above the list after the form's dialog has closed. */
export async function toastListError(text: string, form: HTMLElement): Promise<void> {
  await closed(form);
  toast.error(text, { autoClose: ERROR_MILLISECONDS, containerId: LIST_TOASTS });
}

/** One toast in the dialog with all errors; replaces the loading toast if it is still shown. */
export function toastError(text: string, { loading, details = [] }: { loading?: Id; details?: string[] } = {}): void {
  const content = (
    <div>
      {text}
      {details.map((detail) => (
        <div key={detail} className="toast-detail">
          {detail}
        </div>
      ))}
    </div>
  );
  const options = { type: 'error' as const, autoClose: ERROR_MILLISECONDS };
  if (loading !== undefined && toast.isActive(loading)) {
    toast.update(loading, { ...options, render: content, isLoading: false, closeButton: true });
  } else {
    toast(content, options);
  }
}
