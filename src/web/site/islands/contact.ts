import { CopyButton } from '#web/shared/copy-button.tsx';
import { BranchesMap } from '#web/site/contact/branches-map.tsx';
import { ContactForm } from '#web/site/contact/contact-form.tsx';
import { hydrateIslands } from '#web/site/kit/hydrate-islands.tsx';

hydrateIslands({ 'contact-form': ContactForm, 'copy-iban': CopyButton, 'branches-map': BranchesMap });
