import type { CSSProperties, ReactNode } from 'react';
import { nonBreaking } from '#domain/slovak.ts';

// Mail programs support little besides tables, inline styles and installed fonts.
export const INK = '#14191D';
export const SOFT = '#465059';
export const HAIR = '1px solid #C2CACF';
export const LINE = `2px solid ${INK}`;
export const PLATE = '#ECF0F2';
export const PAPER = '#FFFFFF';
export const LUMEN = '#D6F5A8';

export const sign = (font: string, color = INK) => ({
  font: `${font} 'Arial Narrow',Arial,Helvetica,sans-serif`,
  color,
});
export const prose = (font: string, color = INK) => ({ font: `${font} Verdana,Arial,Helvetica,sans-serif`, color });
export const EMPTY = { fontSize: 0, lineHeight: 0 };
/** For text people typed: a long word must not widen a phone's screen. */
export const BREAKABLE = { wordBreak: 'break-word' } as const;

/** One row of the email, inside its margins. */
export function Block({ top, style, children }: { top: number; style?: CSSProperties; children: ReactNode }) {
  return (
    <tr>
      <td className="pad" style={{ padding: `${top}px 32px 0`, ...style }}>
        {children}
      </td>
    </tr>
  );
}

/** A cell without content. */
export function Blank({ style, ...size }: { width?: string; height?: string; style?: CSSProperties }) {
  return (
    <td {...size} style={{ ...style, ...EMPTY }}>
      &nbsp;
    </td>
  );
}

/** A layout table; `hidden` hides mere decoration from screen readers. */
export function Table({
  width = '100%',
  hidden,
  ...rest
}: {
  width?: string;
  hidden?: boolean;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
}) {
  const { children, ...attributes } = rest;
  return (
    <table
      role="presentation"
      width={width}
      cellPadding="0"
      cellSpacing="0"
      border={0}
      aria-hidden={hidden}
      {...attributes}
    >
      <tbody>{children}</tbody>
    </table>
  );
}

export function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    <span key={index}>
      {index > 0 && <br />}
      {nonBreaking(line)}
    </span>
  ));
}
