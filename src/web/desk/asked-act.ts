import type { InputHTMLAttributes } from 'react';
import { data } from 'react-router';
import type { FieldError, ParsedFields } from '#domain/field-error.ts';
import type { SignUp, Substitute } from '#domain/sign-ups/sign-up.ts';
import type { Area } from '#domain/staff/permissions.ts';
import type { App } from '#server/app.ts';
import type { StaffChange } from '#server/change.ts';
import type { Question } from '#web/desk/kit/question.tsx';
import { type FormArgs, readForm } from '#web/forms/form.ts';
import { found } from '#web/shared/found.ts';
import { type ActArgs, perform } from './staff-act.ts';
import { requireStaff } from './staff-guard.ts';

/** What the page of an act asks, besides what every question has. */
export interface ActQuestion extends Question {
  /** Whom it concerns; the rows chosen in a list are sent with the form. */
  affected?: { name: string; row?: Pick<SignUp, 'id' | 'courseName' | 'courseDate' | 'courseCity'> }[];
  /** Who waits for what others would get. */
  overtaken?: { title: string; signUps: Substitute[] };
  /** Why no more than this can be done; a refusal says it as well. */
  obstacle?: string;
  /** The fields of its form. */
  fields?: readonly QuestionField[];
}

/** A line of text that an act needs. */
export interface QuestionField
  extends Pick<InputHTMLAttributes<HTMLInputElement>, 'placeholder' | 'required' | 'autoComplete'> {
  name: string;
  label: string;
  hint?: string;
}

/** An act of the desk whose page only asks whether to do it: a GET asks, a POST acts. */
export interface AskedAct<Asked = ActQuestion> {
  /** The route, e.g. `/dashboard/podcast/:id/zmazanie`. */
  path: string;
  loader(args: ActArgs): Promise<Asked>;
  action(args: ActArgs): Promise<Refusal | Response>;
}

/** Why it was not done, or what is wrong with its form, and the texts as they were entered. */
type Refusal = ReturnType<typeof data<{ refusal?: string; errors?: FieldError[]; entered?: Record<string, string> }>>;

export function refuse(refusal: string): Refusal {
  return data({ refusal }, 409);
}

interface AskedActDeclaration<Path extends string, In extends Area, Found, Asked, Sent, Outcome> {
  path: Path;
  area: In;
  /** What it is about; undefined is answered with 404. Redirects where there is nothing to ask. */
  find(app: App, args: ActArgs<Path>): Promise<Found | undefined>;
  ask(found: Found): Asked;
  read?(args: ActArgs<Path>): Promise<ParsedFields<Sent>>;
  /** The command. „not-found“ is answered with 404. */
  run(change: StaffChange<In>, args: ActArgs<Path>, sent: Sent): Promise<Outcome>;
  /** The address of the page after it, or why it was not done; `at` is the time of the change, by which it is undone. */
  answer(outcome: Exclude<Outcome, 'not-found'>, args: ActArgs<Path>, at: string): Answer | Promise<Answer>;
}

type Answer = string | Response | Refusal;

export function askedAct<const Path extends string, In extends Area, Found, Asked, Outcome, Sent = undefined>(
  declaration: AskedActDeclaration<Path, In, Found, Asked, Sent, Outcome>,
): AskedAct<Asked> {
  const { path, area, find, ask, read, run, answer } = declaration;
  return {
    path,
    async loader(args: ActArgs<Path>) {
      const { app } = await requireStaff(args, area);
      return ask(found(await find(app, args)));
    },
    async action(args: ActArgs<Path>) {
      const { staff } = await requireStaff(args, area);
      const sent = await read?.(args);
      if (sent?.valid === false) {
        const { texts } = await readForm(args);
        const entered = Object.fromEntries([...texts].map(([name, text]) => [name, String(text)]));
        return data({ errors: sent.errors, entered }, 422);
      }
      return perform(
        args,
        staff,
        (change) => run(change, args, sent?.fields as Sent),
        (outcome, at) => answer(outcome, args, at),
      );
    },
  };
}

/** Whether the email that a question shows is sent. */
export async function readSendEmail(args: FormArgs) {
  return { valid: true, fields: { sendEmail: (await readForm(args)).texts.has('sendEmail') } } as const;
}
