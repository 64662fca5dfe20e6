import { data, redirect } from 'react-router';
import { type FieldError, parseFields } from '#domain/field-error.ts';
import { reasonSchema } from '#domain/results/reason-fields.ts';
import type { Area } from '#domain/staff/permissions.ts';
import type { App } from '#server/app.ts';
import type { StaffChange } from '#server/change.ts';
import { appOf } from '#web/context.ts';
import { readForm } from '#web/forms/form.ts';
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
  /** The reason is asked, which everybody reads who checks a document. */
  asksReason?: true;
  back: { label: string; to: string };
}

/** An act of the desk whose page only asks whether to do it: a GET asks, a POST acts. */
export interface AskedAct {
  /** The route, e.g. `/dashboard/podcast/:id/zmazanie`. */
  path: string;
  loader(args: ActArgs): Promise<Question>;
  action(args: ActArgs): Promise<ReturnType<typeof data<Refused>> | Response>;
}

interface Refused {
  refusal?: string;
  /** What is wrong with the reason. */
  errors?: FieldError[];
}

interface AskedActDeclaration<Path extends string, In extends Area, Found, Outcome extends string> {
  path: Path;
  area: In;
  /** What it is about; undefined is answered with 404. */
  find(app: App, params: ActArgs<Path>['params']): Promise<Found | undefined>;
  ask(found: Found): Question;
  run(change: StaffChange<In>, params: ActArgs<Path>['params'], reason: string): Promise<Outcome>;
  /** What is said where it was not done. */
  refusals: Record<Exclude<Outcome, 'done' | 'not-found'>, string>;
  /** The address of the page after it. */
  after(params: ActArgs<Path>['params'], found: Found): string;
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
      const app = appOf(args.context);
      const found = await find(app, args.params);
      if (!found) throw data(null, { status: 404 });
      const read = ask(found).asksReason
        ? parseFields(reasonSchema, Object.fromEntries((await readForm(args)).texts))
        : WITHOUT_REASON;
      if (!read.valid) return data<Refused>({ errors: read.errors }, 422);
      const outcome = await app.change(staff, (change) => run(change, args.params, read.fields.dovod));
      if (outcome === 'not-found') throw data(null, { status: 404 });
      const refusal = refusals[outcome];
      return refusal === undefined ? redirect(after(args.params, found), 303) : data<Refused>({ refusal }, 409);
    },
  };
}

const WITHOUT_REASON = { valid: true, fields: { dovod: '' } } as const;
