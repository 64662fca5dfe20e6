import { hydrateIslands } from '#web/site/kit/hydrate-islands.tsx';
import { SignUpForm } from '#web/site/sign-up/sign-up-form.tsx';

hydrateIslands({ 'sign-up': SignUpForm });
