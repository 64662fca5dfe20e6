import { data } from 'react-router';
import { nonBreaking } from '#domain/slovak.ts';
import { appOf } from '#web/context.ts';
import { letFormsReachDirectory } from '#web/directory-forms.ts';
import { type InterruptedForm, interruptedForm, packed, unpacked } from '#web/forms/interrupted-form.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import { pageAfterSignIn } from '#web/staff-guard.ts';
import staffStyles from '#web/styles/pages/staff.css?url';
import { DeskFrame } from '#web/ui/desk/desk-frame.tsx';
import { SignInElsewhere } from '#web/ui/desk/directory/sign-in-elsewhere.tsx';
import { KeptFields, KeptFiles } from '#web/ui/desk/kept-form.tsx';
import { SignInFields } from '#web/ui/desk/sign-in-fields.tsx';
import { pageMeta } from '#web/ui/shared/page-meta.ts';
import type { Route } from './+types/interrupted-form';
import { formContext, signInByForm, signingIn } from './sign-in-by-form.ts';

export const handle: PageHandle = { noIndex: true, takes: 'fileNames' };

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: staffStyles }];

export const meta = () => pageMeta({ title: 'Prihlásenie do správy', description: 'Prihlásenie do správy' });

/** Retry-After and the session's cookies; React Router drops what an action sets unless told. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** The field an interrupted form travels in; no form of the desk has one of this name. */
const INTERRUPTED = 'interruptedForm';

/** What the page shows: the form waits for a sign-in, or for its sender to send it. */
type Step = { target: string; files: string[] } & (
  | { is: 'kept'; packed: string; refusal?: { email: string; message: string } }
  | { is: 'elsewhere'; directoryName: string; entries: InterruptedForm['entries'] }
  | { is: 'back'; entries: InterruptedForm['entries'] }
);

export const middleware: Route.MiddlewareFunction[] = [signingIn(({ texts }) => texts.has(INTERRUPTED))];

/** Keeps a form of the desk until its sender has signed in again; the password goes no further than this. */
export async function action({ context, url }: Route.ActionArgs) {
  const form = context.get(formContext);
  const target = pageAfterSignIn(url.searchParams);
  const kept = form.texts.get(INTERRUPTED);
  if (typeof kept !== 'string') {
    const { entries, files } = interruptedForm(form);
    const { directory } = appOf(context);
    letFormsReachDirectory(context);
    if (directory) {
      const directoryName = directory.settings.name;
      return data<Step>({ is: 'elsewhere', target, files, entries, directoryName }, 401);
    }
    return data<Step>({ is: 'kept', target, files, packed: packed({ entries, files }) }, 401);
  }
  const { entries, files } = unpacked(kept);
  const result = await signInByForm(context);
  if (result.outcome === 'signed-in') {
    return data<Step>({ is: 'back', target, files, entries }, { headers: result.headers });
  }
  const { email, message, init } = result;
  return data<Step>({ is: 'kept', target, files, packed: kept, refusal: { email, message } }, init);
}

/** First the sign-in, then one button that sends what was typed where it was meant to go. */
export default function InterruptedFormPage({ actionData }: Route.ComponentProps) {
  const step: Step | undefined = actionData;
  return (
    <DeskFrame>
      {!step && <NothingKept />}
      {step?.is === 'kept' && <SignInAgain {...step} />}
      {step?.is === 'elsewhere' && <SignInElsewhere {...step} />}
      {step?.is === 'back' && <Resumption {...step} />}
    </DeskFrame>
  );
}

/** Somebody came by a link, without a form. */
function NothingKept() {
  return (
    <div className="panel decision interrupted">
      <h1>Nič tu nečaká na odoslanie</h1>
      <div className="btns">
        <a className="btn" href="/dashboard">
          Otvoriť správu
        </a>
      </div>
    </div>
  );
}

function SignInAgain({ files, packed, refusal }: Extract<Step, { is: 'kept' }>) {
  return (
    <form method="post" encType="multipart/form-data" className="panel decision interrupted">
      <h1>Prihláste sa znova</h1>
      <p>{nonBreaking('Prihlásenie vypršalo. Prihláste sa, o nič z napísaného neprídete.')}</p>
      <KeptFiles files={files} />
      <input type="hidden" name={INTERRUPTED} value={packed} />
      <SignInFields refusal={refusal} />
    </form>
  );
}

function Resumption({ target, entries, files }: Extract<Step, { is: 'back' }>) {
  const isTyped = entries.some(([, text]) => text.trim() !== '' && text !== 'on');
  return (
    <form method="post" action={target} encType="multipart/form-data" className="panel decision interrupted">
      <h1>Ste znova v&nbsp;správe</h1>
      <p>
        {nonBreaking(
          isTyped ? 'To, čo ste napísali, zatiaľ nie je uložené.' : 'To, čo ste začali, sa zatiaľ neurobilo.',
        )}
      </p>
      <KeptFiles files={files} />
      <KeptFields entries={entries} />
      <div className="btns">
        <button type="submit" className="btn">
          {nonBreaking(isTyped ? 'Uložiť, čo som napísal' : 'Dokončiť, čo som začal')}
        </button>
        <a className="btn btn--line" href={target}>
          Zahodiť
        </a>
      </div>
    </form>
  );
}
