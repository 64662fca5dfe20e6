import { type Id, toast } from 'react-toastify/unstyled';

/** The dashboard's timings (specification section 9). */
const SUCCESS_MILLISECONDS = 2_500;
const SUCCESS_DELAY_MILLISECONDS = 400;
const ERROR_MILLISECONDS = 3_000;

const CLOSING_MILLISECONDS = 50;

/** Ends once the form's dialog has closed: it takes the toasts shown in it along. */
export async function closed(form: HTMLElement): Promise<void> {
  while (form.isConnected) await new Promise((resolve) => setTimeout(resolve, CLOSING_MILLISECONDS));
}

/** The loading toast turns into the good news, once the form's dialog has closed. */
export function toastSuccess(loading: Id, text: string, form: HTMLElement): void {
  setTimeout(async () => {
    await closed(form);
    const options = { type: 'success' as const, autoClose: SUCCESS_MILLISECONDS };
    if (toast.isActive(loading))
      toast.update(loading, { ...options, render: text, isLoading: false, closeButton: true });
    else toast(text, options);
  }, SUCCESS_DELAY_MILLISECONDS);
}

/** One toast with everything that is wrong; in place of the loading one where there is such. */
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
