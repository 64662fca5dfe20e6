import { data } from 'react-router';
import { nonBreaking } from '#domain/slovak.ts';
import { whoAsks } from '#server/staff/staff.ts';
import { appOf } from '#web/context.ts';
import { letFormsReachDirectory } from '#web/directory-forms.ts';
import { type InterruptedForm, interruptedForm, packed, unpacked } from '#web/forms/interrupted-form.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import { type HostedSignIn, hostedSignIn } from '#web/hosted-sign-in.ts';
import { pageAfterSignIn } from '#web/staff-guard.ts';
import staffStyles from '#web/styles/pages/staff.css?url';
import { Stranger } from '#web/ui/desk/clerk/turned-away.tsx';
import { DeskFrame } from '#web/ui/desk/desk-frame.tsx';
import { DirectoryForm } from '#web/ui/desk/directory/directory-form.tsx';
import { SignInFields } from '#web/ui/desk/sign-in-fields.tsx';
import { pageMeta } from '#web/ui/shared/page-meta.ts';
import type { Route } from './+types/interrupted-form';
import { HostedSignInAgain, INTERRUPTED, KeptInTab, useForgottenInTab } from './hosted-interruption.tsx';
import { stranger } from './hosted-sign-in.ts';
import { formContext, signInByForm, signingIn } from './sign-in-by-form.ts';

/** Its scripts are for a hosted sign-in; where there is no data for them, none are sent. */
export const handle: PageHandle = { noIndex: true, takes: 'fileNames', scripts: true };

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: staffStyles }];

export const meta = () => pageMeta({ title: 'Prihlásenie do správy', description: 'Prihlásenie do správy' });

/** Retry-After and the session's cookies; React Router drops what an action sets unless told. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** What the page shows: the form waits for a sign-in, or for its sender to send it; or its sender may not come in. */
type Step = { target: string; files: string[] } & (
  | { is: 'elsewhere'; directoryName: string; entries: InterruptedForm['entries'] }
  | { is: 'kept'; packed: string; refusal?: { email: string; message: string }; isUnverified?: true }
  | { is: 'back'; entries: InterruptedForm['entries'] }
  | { is: 'stranger'; email: string | undefined }
);

export function loader({ context }: Route.LoaderArgs): HostedSignIn | undefined {
  return hostedSignIn(context);
}

export const middleware: Route.MiddlewareFunction[] = [signingIn(({ texts }) => texts.has(INTERRUPTED))];

/** Keeps a form of the desk until its sender has signed in again; the password goes no further than this. */
export async function action({ context, request, url }: Route.ActionArgs) {
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
  const app = appOf(context);
  if (app.signInWay.provider === 'clerk') {
    const asker = await whoAsks(app, request);
    if (asker === 'visitor') return data<Step>({ is: 'kept', target, files, packed: kept, isUnverified: true }, 401);
    if (asker === 'stranger') return data<Step>({ target, files, ...(await stranger(app, request)) }, 403);
    return data<Step>({ is: 'back', target, files, entries });
  }
  const result = await signInByForm(context);
  if (result.outcome === 'signed-in') {
    return data<Step>({ is: 'back', target, files, entries }, { headers: result.headers });
  }
  const { email, message, init } = result;
  return data<Step>({ is: 'kept', target, files, packed: kept, refusal: { email, message } }, init);
}

/** First the sign-in, then one button that sends what was typed where it was meant to go. */
export default function InterruptedFormPage({ actionData, loaderData: hosted }: Route.ComponentProps) {
  const step: Step | undefined = actionData;
  return (
    <DeskFrame>
      {!step && (hosted ? <KeptInTab nothing={<NothingKept />} /> : <NothingKept />)}
      {step?.is === 'kept' && (hosted ? <HostedAgain {...step} hosted={hosted} /> : <SignInAgain {...step} />)}
      {step?.is === 'elsewhere' && <SignInElsewhere {...step} />}
      {step?.is === 'back' && <Resumption {...step} />}
      {step?.is === 'stranger' && hosted && <Stranger hosted={hosted} email={step.email} />}
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
      <Files files={files} />
      <input type="hidden" name={INTERRUPTED} value={packed} />
      <SignInFields refusal={refusal} />
    </form>
  );
}

/** The directory shows its own pages, so it does in another tab: what was typed stays in this one. */
function SignInElsewhere({ directoryName, target, entries, files }: Extract<Step, { is: 'elsewhere' }>) {
  return (
    <div className="panel decision interrupted">
      <h1>Prihláste sa znova</h1>
      <p>
        {nonBreaking(
          'Prihlásenie vypršalo. Prihláste sa v novej karte a vráťte sa sem, o nič z napísaného neprídete.',
        )}
      </p>
      <Files files={files} />
      <DirectoryForm label={`Prihlásiť sa cez ${directoryName}`} target={target} inNewTab />
      <form method="post" action={target} encType="multipart/form-data">
        <KeptFields entries={entries} />
        <button type="submit" className="btn btn--line">
          Už som prihlásený, odoslať
        </button>
      </form>
    </div>
  );
}

function HostedAgain({
  hosted,
  files,
  packed,
  target,
  isUnverified,
}: { hosted: HostedSignIn } & Extract<Step, { is: 'kept' }>) {
  const address = `/signIn/pokracovanie?${new URLSearchParams({ dalej: target })}`;
  return (
    <HostedSignInAgain hosted={hosted} packed={packed} address={address} isUnverified={isUnverified ?? false}>
      <Files files={files} />
    </HostedSignInAgain>
  );
}

function Resumption({ target, entries, files }: Extract<Step, { is: 'back' }>) {
  useForgottenInTab();
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

function KeptFields({ entries }: Pick<InterruptedForm, 'entries'>) {
  return entries.map(([name, text], index) => (
    // fields may share a name; their order is the form's and does not change
    <input key={index} type="hidden" name={name} value={text} />
  ));
}

function Files({ files }: { files: string[] }) {
  if (files.length === 0) return null;
  const names = files.map((name) => `„${name}“`).join(', ');
  return <p>{nonBreaking(`Súbory sa preniesť nedajú, vyberte ich potom znova: ${names}`)}</p>;
}
