import { cssTransition, ToastContainer, type ToastContainerProps } from 'react-toastify/unstyled';
import { Icon } from './icon.tsx';
import { Logo } from './logo.tsx';
import { Sign } from './sign.tsx';

const SIGNS = { success: 'system-ok', error: 'system-chyba', info: 'system-info', warning: 'system-pozor' } as const;

const FADE = cssTransition({ enter: 'toast-in', exit: 'toast-out' });

type ToastsProps = Pick<ToastContainerProps, 'position' | 'autoClose' | 'containerId'> & {
  /** The accessible name of the region, where a page has two of them. */
  label?: string;
};

/** The container of toasts: each has a sign, a sentence and a bar of the remaining time. At most three at once. */
export function Toasts({ label = 'Oznámenia', ...props }: ToastsProps) {
  return (
    <ToastContainer
      {...props}
      limit={3}
      transition={FADE}
      draggable={false}
      aria-label={label}
      closeButton={({ closeToast }) => (
        <button type="button" className="toast-close" onClick={closeToast} aria-label="Zavrieť">
          <Icon name="close" />
        </button>
      )}
      icon={({ type, isLoading }) =>
        isLoading ? <Logo className="spin" /> : <Sign src={type === 'default' ? SIGNS.info : SIGNS[type]} size={44} />
      }
    />
  );
}
