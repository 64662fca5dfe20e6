import { CopyButton } from '#web/ui/shared/copy-button.tsx';
import { BranchesMap } from '#web/ui/site/contact/branches-map.tsx';
import { ContactForm } from '#web/ui/site/contact/contact-form.tsx';
import { hydrateIslands } from '#web/ui/site/hydrate-islands.tsx';

hydrateIslands({ 'contact-form': ContactForm, 'copy-iban': CopyButton, 'branches-map': BranchesMap });
