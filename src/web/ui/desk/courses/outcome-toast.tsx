import { type Id, toast } from 'react-toastify/unstyled';
import type { CourseClash } from '#domain/courses/clash.ts';
import { ClashList } from './clash-list.tsx';

/** The dashboard's timings (specification section 9). */
const SUCCESS_MILLISECONDS = 2_500;
const SUCCESS_DELAY_MILLISECONDS = 400;
const ERROR_MILLISECONDS = 3_000;

/** The others stand on the page of the course. */
const CLASHES_MAX = 2;

const CLOSING_MILLISECONDS = 50;

/**
 * Where the list shows its toasts. A dialog has a container of its own, which is removed some time after the dialog is gone
 * from the document and takes its toasts along: what is told after a dialog has closed must name this one.
 */
export const LIST_TOASTS = 'list';

/** Ends once the form's dialog has closed; under an open one the list's toasts can neither be read nor pressed. */
async function closed(form: HTMLElement): Promise<void> {
  while (form.isConnected) await new Promise((resolve) => setTimeout(resolve, CLOSING_MILLISECONDS));
}

/** Tells the good news above the list, once the form's dialog has closed. */
export function toastSuccess(text: string, form: HTMLElement): void {
  setTimeout(async () => {
    await closed(form);
    toast.success(text, { autoClose: SUCCESS_MILLISECONDS, containerId: LIST_TOASTS });
  }, SUCCESS_DELAY_MILLISECONDS);
}

/** Warns above the list of what the saved course clashes with, until somebody has read it. */
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

/** Tells above the list what went wrong after the form's dialog was left. */
export async function toastListError(text: string, form: HTMLElement): Promise<void> {
  await closed(form);
  toast.error(text, { autoClose: ERROR_MILLISECONDS, containerId: LIST_TOASTS });
}

/** One toast in the dialog with everything that is wrong; in place of the loading one where there is such. */
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
