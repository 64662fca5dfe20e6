import { BranchesMap } from '#web/ui/site/contact/branches-map.tsx';
import { ContactForm } from '#web/ui/site/contact/contact-form.tsx';
import { CopyIban } from '#web/ui/site/contact/copy-iban.tsx';
import { hydrateIslands } from '#web/ui/site/hydrate-islands.tsx';

hydrateIslands({ 'contact-form': ContactForm, 'copy-iban': CopyIban, 'branches-map': BranchesMap });
