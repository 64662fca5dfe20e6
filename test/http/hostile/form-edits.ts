import fc from 'fast-check';
import { hostileFile } from './hostile-files.ts';
import { hostileId, hostileName, hostileText } from './hostile-values.ts';
import type { SentForm } from './sent-form.ts';

/** A change to a valid form before it is sent. */
export type Edit = (form: SentForm) => SentForm;

/** Selects a field modulo the number of fields, because forms differ in length. */
const turn = fc.nat(9_999);
const at = (fields: SentForm['fields'], turn: number) => turn % fields.length;

const replaced = fc.tuple(turn, hostileText).map(
  ([turn, text]): Edit =>
    (form) =>
      form.text === undefined
        ? {
            ...form,
            fields: form.fields.map(([name, was], index) => [name, index === at(form.fields, turn) ? text : was]),
          }
        : { ...form, text: form.text + text },
);
const everyReplaced = hostileText.map(
  (text): Edit =>
    (form) => ({ ...form, fields: form.fields.map(([name]) => [name, text]) }),
);
const missing = turn.map(
  (turn): Edit =>
    (form) => ({ ...form, fields: form.fields.filter((_, index) => index !== at(form.fields, turn)) }),
);
const doubled = fc.tuple(turn, hostileText).map(
  ([turn, text]): Edit =>
    (form) => ({
      ...form,
      fields: [
        ...form.fields,
        ...form.fields
          .slice(at(form.fields, turn))
          .slice(0, 1)
          .map(([name]): [string, string] => [name, text]),
      ],
    }),
);
const added = fc.tuple(hostileName, hostileText).map(
  ([name, text]): Edit =>
    (form) => ({ ...form, fields: [...form.fields, [name, text]] }),
);
const many = fc.constantFrom<Edit>((form) => ({
  ...form,
  fields: [
    ...form.fields,
    ...Array.from({ length: 1_100 }, (): [string, string] => [form.fields[0]?.[0] ?? 'id', 'x']),
  ],
}));
const otherFile = hostileFile.map(
  (file): Edit =>
    (form) => ({ ...form, file: { field: form.file?.field ?? 'file', ...file } }),
);
/** Another id in the path or value in the query. */
const otherId = fc.tuple(turn, hostileId).map(
  ([turn, id]): Edit =>
    (form) => {
      const parts = form.path.split(/(?<=[/=])|(?=[?&])/);
      const mutable = parts.flatMap((part, index) => (/\d|-/.test(part) ? [index] : []));
      const chosen = mutable[turn % mutable.length];
      return {
        ...form,
        path: parts.map((part, index) => (index === chosen ? part.replace(/[^/=]+/, id) : part)).join(''),
      };
    },
);
const otherEnd = fc
  .constantFrom('.data', '?_routes=', '?hladat=%00', '?strana=9e9&stav=__proto__', ';a=b', '/', '?%', '#a')
  .map(
    (end): Edit =>
      (form) => ({ ...form, path: form.path + end }),
  );

/** Mostly one edit, sometimes several; occasionally none, so that stored records keep changing. */
export const edits: fc.Arbitrary<Edit[]> = fc.array(
  fc.oneof(
    { weight: 12, arbitrary: replaced },
    { weight: 1, arbitrary: everyReplaced },
    { weight: 2, arbitrary: missing },
    { weight: 2, arbitrary: doubled },
    { weight: 2, arbitrary: added },
    { weight: 1, arbitrary: many },
    { weight: 2, arbitrary: otherFile },
    { weight: 3, arbitrary: otherId },
    { weight: 1, arbitrary: otherEnd },
  ),
  { minLength: 0, maxLength: 3 },
);
