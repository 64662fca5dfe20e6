import { formatDays } from '#domain/day.ts';
import { applicantName, type SignUp } from '#domain/sign-ups/sign-up.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { type SignUpFilter, signUpList } from './sign-up-list.ts';

interface SignUpHeadProps {
  signUp: SignUp;
  title: string;
  /** The filter of the list the user came from. */
  filter?: SignUpFilter;
}

/** The head of a page that decides about a sign-up or edits it. */
export function SignUpHead({ signUp, title, filter = { page: 1 } }: SignUpHeadProps) {
  return (
    <PageHead
      parents={[
        { title: 'Prihlášky', to: signUpList.at(filter) },
        { title: applicantName(signUp), to: signUpList.record(signUp.id, filter) },
      ]}
      title={title}
      note={
        <>
          {nonBreaking(signUp.courseName)}, {formatDays(signUp.courseDate, signUp.courseDateTo)}, {signUp.courseCity}
        </>
      }
    />
  );
}
