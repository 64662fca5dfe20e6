import { data, redirect } from 'react-router';
import type { Area } from '#domain/staff/permissions.ts';
import type { App } from '#server/app.ts';
import type { StaffChange } from '#server/change.ts';
import { appOf } from '#web/context.ts';
import type { ActArgs } from './staff-act.ts';
import { requireStaff } from './staff-guard.ts';

/** The page that asks before an act. */
interface Question {
  parents: { title: string; to: string }[];
  /** The act, also on its button. */
  title: string;
  /** What it is about. */
  note: string;
  picture?: { image: string; alt: string };
  /** What will follow. */
  consequence: string;
  /** Why it cannot be done now. */
  refusal?: string;
  isRed?: true;
  back: { label: string; to: string };
}

/** An act of the desk whose page only asks whether to do it: a GET asks, a POST acts. */
export interface AskedAct {
  /** The route, e.g. `/dashboard/podcast/:id/zmazanie`. */
  path: string;
  loader(args: ActArgs): Promise<Question>;
  action(args: ActArgs): Promise<ReturnType<typeof data<{ refusal: string }>> | Response>;
}

interface AskedActDeclaration<Path extends string, In extends Area, Found, Outcome extends string> {
  path: Path;
  area: In;
  /** What it is about; undefined is answered with 404. */
  find(app: App, params: ActArgs<Path>['params']): Promise<Found | undefined>;
  ask(found: Found): Question;
  run(change: StaffChange<In>, params: ActArgs<Path>['params']): Promise<Outcome>;
  /** What is said where it was not done. */
  refusals: Record<Exclude<Outcome, 'done' | 'not-found'>, string>;
  /** The address of the page after it. */
  after(params: ActArgs<Path>['params']): string;
}

export function askedAct<const Path extends string, In extends Area, Found, Outcome extends string>(
  declaration: AskedActDeclaration<Path, In, Found, Outcome>,
): AskedAct {
  const { path, area, find, ask, run, after } = declaration;
  const refusals: Readonly<Record<string, string | undefined>> = declaration.refusals;
  return {
    path,
    async loader(args: ActArgs<Path>) {
      await requireStaff(args, area);
      const found = await find(appOf(args.context), args.params);
      if (!found) throw data(null, { status: 404 });
      return ask(found);
    },
    async action(args: ActArgs<Path>) {
      const staff = await requireStaff(args, area);
      const outcome = await appOf(args.context).change(staff, (change) => run(change, args.params));
      if (outcome === 'not-found') throw data(null, { status: 404 });
      const refusal = refusals[outcome];
      return refusal === undefined ? redirect(after(args.params), 303) : data({ refusal }, 409);
    },
  };
}
