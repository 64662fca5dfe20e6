import { formatDays } from '#domain/day.ts';
import { applicantName, type SignUp } from '#domain/sign-ups/sign-up.ts';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { type SignUpFilter, signUpList } from './sign-up-list.ts';

/** What a question about a sign-up leads back to and names; `filter` is that of the list the user came from. */
export function aboutSignUp(signUp: SignUp, filter?: SignUpFilter) {
  const path = signUpList.record(signUp.id, filter);
  return {
    parents: [
      { title: 'Prihlášky', to: signUpList.at(filter) },
      { title: applicantName(signUp), to: path },
    ],
    note: `${signUp.courseName}, ${formatDays(signUp.courseDate, signUp.courseDateTo)}, ${signUp.courseCity}`,
    back: { label: 'Späť na prihlášku', to: path },
  };
}

/** The head of a page that edits a sign-up. */
export function SignUpHead({ signUp, title }: { signUp: SignUp; title: string }) {
  const { parents, note } = aboutSignUp(signUp);
  return <PageHead parents={parents} title={title} note={note} />;
}
