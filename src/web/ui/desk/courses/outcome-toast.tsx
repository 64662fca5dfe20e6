import { type Id, toast } from 'react-toastify/unstyled';

/** The dashboard's timings (specification section 9). */
const SUCCESS_MILLISECONDS = 2_500;
const SUCCESS_DELAY_MILLISECONDS = 400;
const ERROR_MILLISECONDS = 3_000;

/** The loading toast turns into the good news. */
export function toastSuccess(loading: Id, text: string): void {
  // The form takes its toasts with it when it closes; the delay is over only after that, so the loading one
  // either still stands on this page or the news comes as a new one.
  setTimeout(() => {
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
