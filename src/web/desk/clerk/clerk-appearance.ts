import { skSK } from '@clerk/localizations/sk-SK';
import type { ClerkProviderProps } from '@clerk/react';

/** Clerk's Slovak texts, with our title and the frequently shown texts Clerk has not translated. */
export const localization: ClerkProviderProps['localization'] = {
  ...skSK,
  formFieldInput__emailAddress_format: 'Napríklad meno@firma.sk',
  userButton: {
    ...skSK.userButton,
    action__openUserMenu: 'Otvoriť ponuku používateľa',
    action__closeUserMenu: 'Zavrieť ponuku používateľa',
  },
  signIn: {
    ...skSK.signIn,
    start: {
      ...skSK.signIn?.start,
      title: 'Prihlásenie',
      subtitle: 'Len pre zamestnancov. Na\u00a0kurz sa prihlásite bez účtu.',
    },
  },
};

/** Our design tokens, as Clerk's appearance. */
export const appearance: ClerkProviderProps['appearance'] = {
  variables: {
    colorPrimary: 'var(--color-green)',
    colorForeground: 'var(--color-ink)',
    colorMutedForeground: 'var(--color-ink-soft)',
    colorBackground: 'var(--color-paper)',
    colorInput: 'var(--color-paper)',
    colorInputForeground: 'var(--color-ink)',
    colorDanger: 'var(--color-red)',
    colorSuccess: 'var(--color-green)',
    colorWarning: 'var(--color-yellow)',
    colorNeutral: 'var(--color-ink)',
    colorBorder: 'var(--color-line-strong)',
    fontFamily: 'var(--font-text)',
    fontFamilyButtons: 'var(--font-sign)',
    fontSize: 'var(--text-sm)',
    borderRadius: 'var(--radius-plate)',
  },
  elements: {
    // a target of 24 px (WCAG 2.5.8): Clerk's own link has 14
    userButtonPopoverFooter: { '& a': { display: 'inline-block', paddingBlock: '5px' } },
  },
};
