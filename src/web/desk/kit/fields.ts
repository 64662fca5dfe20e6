import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes } from 'react';
import { data } from 'react-router';
import { formatDay, parseDay } from '#domain/day.ts';
import type { FieldError } from '#domain/field-error.ts';
import type { Option } from './list.ts';

interface LabelledField {
  label: string;
  hint?: string;
  isRequired?: true;
  autoComplete?: HTMLInputAutoCompleteAttribute;
}

type LineAttributes = 'type' | 'inputMode' | 'placeholder' | 'min';

/** One line of text. */
interface LineField extends LabelledField, Pick<InputHTMLAttributes<HTMLInputElement>, LineAttributes> {
  as?: undefined;
  'data-first-focus'?: true;
}

interface AreaField extends LabelledField {
  as: 'area';
  rows?: number;
  maxLength?: number;
}

interface SelectField extends LabelledField {
  as: 'select';
  /** The label of the empty choice. */
  none?: string;
  /** The choices by their values; undefined where they are rows of the database. */
  options?: Readonly<Record<string, string>>;
}

interface DayField extends LabelledField {
  as: 'day';
  /** The field whose month the calendar shows while this one is empty. */
  after?: string;
}

/** A field of a form, declared under its name in the domain's schema. */
export type FormField =
  | LineField
  | AreaField
  | SelectField
  | DayField
  | { as: 'checkbox'; label: string }
  /** For example the version that was loaded. */
  | { as: 'hidden' };

/** The fields of a form, in its order. */
export type Fields<Name extends string = string> = Readonly<Record<Name, FormField>>;

/** The fields as text: a day as people write it, „on“ for a ticked checkbox, empty where there is nothing. */
export type Values<Name extends string> = Record<Name, string>;

/** The values of declared fields: `ValuesOf<typeof EPISODE_FIELDS>`. */
export type ValuesOf<Declared extends Fields> = Values<Extract<keyof Declared, string>>;

/** What the form of declared fields shows: the values as they were loaded, and those of a refused save. */
export interface FormOf<Declared extends Fields> {
  values: ValuesOf<Declared>;
  refused: RefusedForm<ValuesOf<Declared>> | undefined;
}

export function emptyValues<Name extends string>(fields: Fields<Name>): Values<Name> {
  return valuesBy(fields, () => '');
}

/** The values of a stored record. */
export function storedValues<Name extends string>(
  fields: Fields<Name>,
  record: Readonly<Record<NoInfer<Name>, string | number | boolean | null>>,
): Values<Name> {
  return valuesBy(fields, (name) => {
    const value = record[name];
    if (value === null || value === false) return '';
    if (value === true) return 'on';
    return fields[name].as === 'day' ? dayInWords(String(value)) : String(value);
  });
}

/** The values as they were entered, each sent as `prefix` and its name; line ends become \n as in text areas. */
export function submittedValues<Name extends string>(
  fields: Fields<Name>,
  texts: FormData,
  prefix = '',
): Values<Name> {
  return valuesBy(fields, (name) => String(texts.get(prefix + name) ?? '').replaceAll('\r\n', '\n'));
}

/** A field in which two forms differ: its id, its label, and what each has in words. */
export interface Difference {
  field: string;
  label: string;
  mine: string;
  theirs: string;
}

/** The choices that are rows of the database. */
type Options<Name extends string> = Partial<Record<Name, readonly Option[]>>;

export function differences<Name extends string>(
  fields: Fields<Name>,
  mine: Values<NoInfer<Name>>,
  theirs: Values<NoInfer<Name>>,
  options: Options<NoInfer<Name>> = {},
): Difference[] {
  return namesOf(fields).flatMap((name) => {
    const field = fields[name];
    if (field.as === 'hidden') return [];
    const own = inWords(field, mine[name].trim(), options[name]);
    const other = inWords(field, theirs[name], options[name]);
    return withPlainSpaces(own) === withPlainSpaces(other)
      ? []
      : [{ field: name, label: field.label, mine: own, theirs: other }];
  });
}

/** A text stored by us may have the non-breaking spaces that a form does not keep. */
function withPlainSpaces(text: string): string {
  return text.replaceAll('\u00A0', ' ');
}

function inWords(field: FormField, text: string, options: readonly Option[] = []): string {
  if (field.as === 'day') return dayInWords(text);
  if (field.as === 'checkbox') return tickInWords(text);
  const declared = field.as === 'select' ? field.options?.[text] : undefined;
  return declared ?? options.find(({ id }) => id === text)?.name ?? text;
}

export function tickInWords(text: string): string {
  return text === 'on' ? 'áno' : 'nie';
}

function dayInWords(text: string): string {
  const day = parseDay(text);
  return day ? formatDay(day) : text;
}

/** A form that was not saved: all that was entered, and why. */
export interface RefusedForm<Entered> {
  values: Entered;
  errors: FieldError[];
  /** From what another person has saved meanwhile. */
  differences?: Difference[];
}

/**
 * What the page of a refused form shows. Where another person has saved meanwhile, `stored` is that: its hidden fields
 * are taken over, so that the next save replaces it.
 */
export function refusedForm<Name extends string>(
  fields: Fields<Name>,
  values: Values<NoInfer<Name>>,
  errors: FieldError[],
  stored?: Values<NoInfer<Name>>,
  options?: Options<NoInfer<Name>>,
): RefusedForm<Values<Name>> {
  if (!stored) return { values, errors };
  const isHidden = (name: Name) => fields[name].as === 'hidden';
  return {
    values: valuesBy(fields, (name) => (isHidden(name) ? stored : values)[name]),
    errors,
    differences: differences(fields, values, stored, options),
  };
}

/** Answers a refused form with its page. */
export function refusing<Name extends string>(fields: Fields<Name>, values: Values<NoInfer<Name>>) {
  return (status: number, errors: FieldError[], stored?: Values<NoInfer<Name>>) =>
    data(refusedForm(fields, values, errors, stored), { status });
}

export function namesOf<Name extends string>(fields: Fields<Name>): Name[] {
  return Object.keys(fields) as Name[];
}

function valuesBy<Name extends string>(fields: Fields<Name>, textOf: (name: Name) => string): Values<Name> {
  return Object.fromEntries(namesOf(fields).map((name) => [name, textOf(name)])) as Values<Name>;
}
