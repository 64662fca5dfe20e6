import { type Id, toast } from 'react-toastify/unstyled';

/** The dashboard's timings (specification section 9). */
const SUCCESS_MILLISECONDS = 2_500;
const SUCCESS_DELAY_MILLISECONDS = 400;
const ERROR_MILLISECONDS = 3_000;

const CLOSING_MILLISECONDS = 50;

/** The loading toast turns into the good news, once the form has closed: it takes its own toasts with it. */
export function toastSuccess(loading: Id, text: string, form: HTMLElement): void {
  setTimeout(function tell() {
    // on a slow machine the delay is over before the form is gone
    if (form.isConnected) {
      setTimeout(tell, CLOSING_MILLISECONDS);
      return;
    }
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
