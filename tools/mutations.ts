import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';

/** A file with one thing changed that a test should notice. */
export interface Mutation {
  file: string;
  line: number;
  what: string;
  source: string;
}

interface Edit {
  what: string;
  start: number;
  end: number;
  by: string;
}
type Span = Pick<Edit, 'start' | 'end'>;

const OTHER_OPERATOR: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
};
const FILTERS = ['where', 'whereRef', 'filterWhere', 'having'];
const EXITS = ['ReturnStatement', 'ThrowStatement'];

/** All mutations of a file, in the order of its syntax tree. */
export function mutationsOf(file: string): Mutation[] {
  const source = readFileSync(file, 'utf8');
  return editsOf(file, source).map(({ what, start, end, by }) => {
    const spaces = /^\s*/.exec(source.slice(start))?.[0].length ?? 0;
    return {
      file,
      line: source.slice(0, start + spaces).split('\n').length,
      what,
      source: source.slice(0, start) + by + source.slice(end),
    };
  });
}

function editsOf(file: string, source: string): Edit[] {
  const edits: Edit[] = [];
  const text = ({ start, end }: Span) => source.slice(start, end);
  const drop = ({ start, end }: Span, by: string) =>
    edits.push({ what: `dropped ${excerpt(text({ start, end }))}`, start, end, by });
  const swapOperator = ({ left, operator, right }: { left: Span; operator: string; right: Span }) => {
    const by = OTHER_OPERATOR[operator];
    const between = { start: left.end, end: right.start };
    if (by) edits.push({ what: `${operator} became ${by}`, ...between, by: text(between).replace(operator, by) });
  };
  const negate = ({ test: { start, end } }: { test: Span }) => {
    const condition = text({ start, end });
    edits.push({ what: `negated ${excerpt(condition)}`, start, end, by: `!(${condition})` });
  };
  new Visitor({
    BinaryExpression: swapOperator,
    LogicalExpression: swapOperator,
    ConditionalExpression: negate,
    IfStatement(statement) {
      negate(statement);
      const { consequent } = statement;
      const last = consequent.type === 'BlockStatement' ? consequent.body.at(-1) : consequent;
      if (last && EXITS.includes(last.type)) drop(last, ';');
    },
    CallExpression({ callee, end }) {
      const name =
        callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name;
      if (name && FILTERS.includes(name)) drop({ start: callee.object.end, end }, '');
    },
    ExpressionStatement(statement) {
      const { expression } = statement;
      const value = expression.type === 'AwaitExpression' ? expression.argument : expression;
      if (value.type === 'CallExpression') drop(statement, ';');
    },
  }).visit(parseSync(file, source).program);
  return edits;
}

function excerpt(code: string): string {
  const line = code.trim().replaceAll(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
