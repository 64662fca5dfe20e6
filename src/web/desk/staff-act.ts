import { type ActionFunctionArgs, data, type PathParam, type RouterContextProvider, redirect } from 'react-router';
import type { Area, Permitted } from '#domain/staff/permissions.ts';
import type { StaffChange } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import { appOf } from '#web/context.ts';
import { chosenIds } from '#web/desk/kit/choice.ts';
import { type FormArgs, readForm } from '#web/forms/form.ts';
import { requireStaff } from './staff-guard.ts';

/** An act of the desk without a page of its own: a POST runs it, a GET only leads to the page with its button. */
export interface Act {
  /** The route, e.g. `/dashboard/dopyty/:id/prevzatie`. */
  path: string;
  loader(args: ActArgs): Promise<Response>;
  action(args: ActArgs): Promise<unknown>;
}

export type ActArgs<Path extends string = string> = Omit<
  ActionFunctionArgs<Readonly<RouterContextProvider>>,
  'params'
> & {
  params: Readonly<Record<PathParam<Path>, string>>;
};

/** The request of a loader or an action about one record. */
export type RecordArgs = ActArgs<'/:id'>;

/** The act that is declared for the route of a request. */
export function declaredAt<Declared extends { path: string }>(
  { pattern }: { pattern: string },
  acts: readonly Declared[],
): Declared {
  const found = acts.find(({ path }) => path === `/${pattern}`);
  if (!found) throw new Error(`No act is declared at ${pattern}`);
  return found;
}

interface ActDeclaration<Path extends string, In extends Area, Sent, Outcome> {
  path: Path;
  area: In;
  /** The page with the button; where the act has no `answer`, it also shows the result. */
  page(args: ActArgs<Path>): string;
  /** Reads the form before the change begins, so that a slow upload keeps no lock. */
  read?(args: ActArgs<Path>): Promise<Sent>;
  /** The command. „not-found“ is answered with 404. */
  run(change: StaffChange<In>, args: ActArgs<Path>, sent: Sent): Promise<Outcome>;
  /** The address that shows the result, or the response; `at` is the time of the change, by which it is undone. */
  answer?(outcome: Exclude<Outcome, 'not-found'>, args: ActArgs<Path>, at: string, sent: Sent): unknown;
}

export function act<const Path extends string, In extends Area, Outcome, Sent = undefined>(
  declaration: ActDeclaration<Path, In, Sent, Outcome>,
): Act {
  const { path, area, page, read, run, answer = (_outcome, args) => page(args) } = declaration;
  return {
    path,
    async loader(args: ActArgs<Path>) {
      await requireStaff(args, area);
      return redirect(page(args));
    },
    async action(args: ActArgs<Path>) {
      const { staff } = await requireStaff(args, area);
      const sent = (await read?.(args)) as Sent;
      return perform(
        args,
        staff,
        (change) => run(change, args, sent),
        (outcome, at) => answer(outcome, args, at, sent),
      );
    },
  };
}

/** Runs a command in a change of its own; an answer that is an address redirects there. */
export async function perform<In extends Area, Outcome, Answer>(
  { context }: Pick<ActArgs, 'context'>,
  staff: Permitted<In>,
  run: (change: StaffChange<In>) => Promise<Outcome>,
  answer: (outcome: Exclude<Outcome, 'not-found'>, at: string) => Answer | Promise<Answer>,
): Promise<Exclude<Answer, string> | Response> {
  const { outcome, at } = await appOf(context).change(staff, async (change) => ({
    outcome: await run(change),
    at: instant(change),
  }));
  if (outcome === 'not-found') throw data(null, { status: 404 });
  const answered = await answer(outcome as Exclude<Outcome, 'not-found'>, at);
  return typeof answered === 'string' ? redirect(answered, 303) : (answered as Exclude<Answer, string>);
}

/** The chosen rows of a form that sends nothing else. */
export async function readChosen(args: FormArgs): Promise<string[]> {
  return chosenIds((await readForm(args)).texts);
}
