import { data } from 'react-router';
import { nonBreaking } from '#domain/slovak.ts';
import { type InterruptedForm, interruptedForm, packed, unpacked } from '#web/forms/interrupted-form.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import { pageAfterSignIn } from '#web/staff-guard.ts';
import staffStyles from '#web/styles/pages/staff.css?url';
import { DeskFrame } from '#web/ui/desk/desk-frame.tsx';
import { SecondStepFields } from '#web/ui/desk/second-step-fields.tsx';
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
  | { is: 'kept'; asks: 'password' | 'code'; packed: string; refusal?: { email: string; message: string } }
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
    return data<Step>({ is: 'kept', asks: 'password', target, files, packed: packed({ entries, files }) }, 401);
  }
  const { entries, files } = unpacked(kept);
  const result = await signInByForm(context);
  if (result.outcome === 'signed-in') {
    return data<Step>({ is: 'back', target, files, entries }, { headers: result.headers });
  }
  if (result.outcome === 'second-step') {
    const { headers } = result;
    return data<Step>({ is: 'kept', asks: 'code', target, files, packed: kept }, { status: 401, headers });
  }
  const { asks, email, message, init } = result;
  return data<Step>({ is: 'kept', asks, target, files, packed: kept, refusal: { email, message } }, init);
}

/** First the sign-in, then one button that sends what was typed where it was meant to go. */
export default function InterruptedFormPage({ actionData }: Route.ComponentProps) {
  const step: Step | undefined = actionData;
  return (
    <DeskFrame>
      {!step && <NothingKept />}
      {step?.is === 'kept' && <SignInAgain {...step} />}
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

function SignInAgain({ asks, files, packed, refusal }: Extract<Step, { is: 'kept' }>) {
  return (
    <form method="post" encType="multipart/form-data" className="panel decision interrupted">
      <h1>Prihláste sa znova</h1>
      <p>{nonBreaking('Prihlásenie vypršalo. Prihláste sa, o nič z napísaného neprídete.')}</p>
      <Files files={files} />
      <input type="hidden" name={INTERRUPTED} value={packed} />
      {asks === 'code' ? <SecondStepFields complaint={refusal?.message} /> : <SignInFields refusal={refusal} />}
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
      <Files files={files} />
      {entries.map(([name, text], index) => (
        // fields may share a name; their order is the form's and does not change
        <input key={index} type="hidden" name={name} value={text} />
      ))}
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

function Files({ files }: { files: string[] }) {
  if (files.length === 0) return null;
  const names = files.map((name) => `„${name}“`).join(', ');
  return <p>{nonBreaking(`Súbory sa preniesť nedajú, vyberte ich potom znova: ${names}`)}</p>;
}
