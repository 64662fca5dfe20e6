import { cssTransition, ToastContainer, type ToastContainerProps } from 'react-toastify/unstyled';
import { Icon } from './icon.tsx';
import { Logo } from './logo.tsx';
import { Sign } from './sign.tsx';

const SIGNS = { success: 'system-ok', error: 'system-chyba', info: 'system-info', warning: 'system-pozor' } as const;

const FADE = cssTransition({ enter: 'toast-in', exit: 'toast-out' });

type ToastsProps = Pick<ToastContainerProps, 'position' | 'autoClose' | 'containerId'> & {
  /** What the region is called, where a page has two of them. */
  label?: string;
};

/** Where toasts appear: a sign, a sentence, the time that is left as a bar. At most three at once. */
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
