import { hydrateIslands } from '#web/ui/site/hydrate-islands.tsx';
import { SignUpForm } from '#web/ui/site/sign-up/sign-up-form.tsx';

hydrateIslands({ 'sign-up': SignUpForm });
