import { data } from 'react-router';
import { nonBreaking } from '#domain/slovak.ts';
import { identifySender } from '#server/staff/staff.ts';
import { appOf } from '#web/context.ts';
import { type HostedSignIn, hostedSignIn } from '#web/desk/clerk/hosted-sign-in.ts';
import { NoAccess } from '#web/desk/clerk/no-access.tsx';
import { DirectoryForm } from '#web/desk/directory/directory-form.tsx';
import {
  FormStoredInTab,
  HostedInterruption,
  useClearStoredForm,
} from '#web/desk/interruption/hosted-interruption.tsx';
import { HiddenEntries, INTERRUPTED, LostFiles } from '#web/desk/interruption/interrupted-fields.tsx';
import { ActButton } from '#web/desk/kit/acts.tsx';
import { Submit } from '#web/desk/kit/desk-form.tsx';
import { DeskFrame } from '#web/desk/kit/desk-frame.tsx';
import { pageAfterSignIn } from '#web/desk/staff-guard.ts';
import { type FormArgs, readForm } from '#web/forms/form.ts';
import { type InterruptedForm, interruptedForm, packed, unpacked } from '#web/forms/interrupted-form.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import deskStyles from '#web/styles/pages/desk.css?url';
import type { Route } from './+types/interrupted-form';
import { noAccessStep } from './hosted-sign-in.ts';
import { letFormsReachDirectory, requireProvider } from './require-provider.ts';
import { signInByForm, signingIn } from './sign-in-by-form.ts';
import { SecondStepFields, SignInFields } from './sign-in-fields.tsx';

/** Its scripts are for a hosted sign-in; where there is no data for them, none are sent. */
export const handle: PageHandle = { noIndex: true, takes: 'fileNames', scripts: true };

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: deskStyles }];

export const meta = () => pageMeta({ title: 'Prihlásenie do správy', description: 'Prihlásenie do správy' });

export { headers } from '#web/shared/action-headers.ts';

export function loader({ context }: Route.LoaderArgs): HostedSignIn | undefined {
  return hostedSignIn(context);
}

export const middleware: Route.MiddlewareFunction[] = [signingIn(({ texts }) => texts.has(INTERRUPTED))];

/** Keeps a form of the desk until its sender has signed in again; a password is not sent on from here. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { texts, ...rest } = await readForm({ context, request });
  const target = pageAfterSignIn(url.searchParams);
  const again = texts.get(INTERRUPTED);
  if (typeof again === 'string') {
    requireProvider(appOf(context), 'local', 'clerk');
    const form = { target, packed: again, ...unpacked(again) };
    return appOf(context).signInWay.provider === 'clerk'
      ? resumedByProvider({ context, request }, form)
      : resumedByPassword({ context, request }, form);
  }
  const form = interruptedForm({ texts, ...rest });
  const { directory } = appOf(context);
  letFormsReachDirectory(context);
  return directory
    ? data<Step>({ is: 'directory', target, directoryName: directory.settings.name, ...form }, 401)
    : data<Step>({ is: 'sign-in', nextField: 'password', target, packed: packed(form), ...form }, 401);
}

interface StoredForm extends InterruptedForm {
  /** The address the form was sent to. */
  target: string;
  /** The form packed as one text. */
  packed: string;
}

/** The state of the page: waiting for a sign-in, ready to be sent again, or no access for the sender. */
type Step =
  | (StoredForm & { is: 'sign-in'; nextField: 'password' | 'code'; refusal?: { email: string; message: string } })
  | (StoredForm & { is: 'unverified' })
  | (Omit<StoredForm, 'packed'> & { is: 'directory'; directoryName: string })
  | (Omit<StoredForm, 'packed'> & { is: 'resumed' })
  | { is: 'not-staff'; email: string | undefined };

async function resumedByPassword(args: FormArgs, form: StoredForm) {
  const result = await signInByForm(args);
  switch (result.outcome) {
    case 'signed-in':
      return data<Step>({ is: 'resumed', ...form }, { headers: result.headers });
    case 'second-step':
      return data<Step>({ is: 'sign-in', nextField: 'code', ...form }, { status: 401, headers: result.headers });
    case 'refused': {
      const { nextField, email, message, init } = result;
      return data<Step>({ is: 'sign-in', nextField, ...form, refusal: { email, message } }, init);
    }
  }
}

async function resumedByProvider({ context, request }: FormArgs, form: StoredForm) {
  const app = appOf(context);
  const sender = await identifySender(app, request);
  if (sender === 'visitor') return data<Step>({ is: 'unverified', ...form }, 401);
  if (sender === 'not-staff') return data<Step>(await noAccessStep(app, request), 403);
  return data<Step>({ is: 'resumed', ...form });
}

/** First the sign-in, then one button that sends the entered values to its original address. */
export default function InterruptedFormPage({ actionData, loaderData: hosted }: Route.ComponentProps) {
  return (
    <DeskFrame>
      <Shown step={actionData} hosted={hosted} />
    </DeskFrame>
  );
}

function Shown({ step, hosted }: { step: Step | undefined; hosted: HostedSignIn | undefined }) {
  switch (step?.is) {
    case undefined:
      return hosted ? <FormStoredInTab nothing={<NoInterruptedForm />} /> : <NoInterruptedForm />;
    case 'sign-in':
      return hosted ? <HostedInterruption {...step} hosted={hosted} /> : <LocalInterruption {...step} />;
    case 'unverified':
      return hosted && <HostedInterruption {...step} hosted={hosted} isUnverified />;
    case 'directory':
      return <DirectoryInterruption {...step} />;
    case 'resumed':
      return <Resubmission {...step} />;
    case 'not-staff':
      return hosted && <NoAccess hosted={hosted} email={step.email} />;
  }
}

/** The sign-in, and its second step, that carries the interrupted form. */
function LocalInterruption({ nextField, files, packed, refusal }: Step & { is: 'sign-in' }) {
  return (
    <form method="post" encType="multipart/form-data" className="panel decision single">
      <h1>Prihláste sa znova</h1>
      <p>
        {nonBreaking(
          'Prihlásenie sa skončilo alebo Vám ho ukončil správca. Prihláste sa, o nič z napísaného neprídete.',
        )}
      </p>
      <LostFiles files={files} />
      <input type="hidden" name={INTERRUPTED} value={packed} />
      {nextField === 'code' ? <SecondStepFields complaint={refusal?.message} /> : <SignInFields refusal={refusal} />}
    </form>
  );
}

/** The directory's sign-in opens in another tab, so that this one keeps the entered values. */
function DirectoryInterruption({ directoryName, target, entries, files }: Step & { is: 'directory' }) {
  return (
    <div className="panel decision single">
      <h1>Prihláste sa znova</h1>
      <p>
        {nonBreaking(
          'Prihlásenie sa skončilo. Prihláste sa v novej karte a vráťte sa sem, o nič z napísaného neprídete.',
        )}
      </p>
      <LostFiles files={files} />
      <DirectoryForm label={`Prihlásiť sa cez ${directoryName}`} target={target} inNewTab />
      <form method="post" action={target} encType="multipart/form-data">
        <HiddenEntries entries={entries} />
        <Submit label="Prihlásenie je hotové, odoslať" isLine />
      </form>
    </div>
  );
}

/** After a new sign-in: one button sends the entered values to their original address. */
function Resubmission({ target, entries, files }: Step & { is: 'resumed' }) {
  useClearStoredForm();
  return (
    <form method="post" action={target} encType="multipart/form-data" className="panel decision single">
      <h1>Ste znova v&nbsp;správe</h1>
      <p>{nonBreaking('To, čo ste začali, zatiaľ nie je uložené ani odoslané.')}</p>
      <LostFiles files={files} />
      <HiddenEntries entries={entries} />
      <div className="btns">
        <Submit label="Dokončiť, čo je začaté" />
        <ActButton label="Zahodiť" to={target} />
      </div>
    </form>
  );
}

/** The address was opened without an interrupted form. */
function NoInterruptedForm() {
  return (
    <div className="panel decision single">
      <h1>Nič tu nečaká na odoslanie</h1>
      <div className="btns">
        <ActButton label="Otvoriť správu" to="/dashboard" isMain />
      </div>
    </div>
  );
}
