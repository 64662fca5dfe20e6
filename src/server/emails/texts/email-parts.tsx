import type { CSSProperties } from 'react';
import { nonBreaking } from '#domain/slovak.ts';
import type { Email, TagRow } from './email.ts';
import {
  Blank,
  Block,
  BREAKABLE,
  EMPTY,
  HAIR,
  INK,
  LINE,
  PAPER,
  PLATE,
  prose,
  SOFT,
  sign,
  Table,
} from './email-table.tsx';

const GREEN = '#00734A';
const BLUE = { bar: '#0A55A0', tint: '#E3EEF8' };
const YELLOW = { bar: '#FFC20E', tint: '#FFF4CF' };

/** The course's inspection tag: an ear with a punched hole, drawn with borders; the months below. */
export function Tag({ tag: { title, rows, months } }: { tag: NonNullable<Email['tag']> }) {
  return (
    <Block top={24}>
      <Table>
        <tr>
          <Blank width="22" style={{ borderBottom: LINE }} />
          <td align="center" style={{ border: LINE, borderBottom: 0, paddingTop: 10, ...EMPTY }}>
            <Table width="18">
              <tr>
                <Blank height="14" style={{ height: 14, border: LINE, borderRadius: 9, background: PLATE }} />
              </tr>
            </Table>
          </td>
          <Blank width="22" style={{ borderBottom: LINE }} />
        </tr>
        <tr>
          <td colSpan={3} style={{ border: LINE, borderTop: 0, padding: '10px 20px 18px' }}>
            <h2 style={{ margin: '0 0 12px', ...sign('800 23px/27px'), ...BREAKABLE }}>{nonBreaking(title)}</h2>
            <Table style={{ borderTop: LINE }}>
              <Rows rows={rows} fold="narrow" align="right" valueFont={sign('700 18px/22px')} />
            </Table>
            {months.length > 0 && <Months months={months} />}
          </td>
        </tr>
      </Table>
    </Block>
  );
}

function Months({ months }: { months: number[] }) {
  return (
    <Table hidden style={{ marginTop: 14, borderCollapse: 'collapse', tableLayout: 'fixed' }}>
      <tr>
        {Array.from({ length: 12 }, (_, index) => index + 1).map((month) => {
          const colours = months.includes(month)
            ? { border: `1px solid ${INK}`, background: INK, ...sign('700 14px/26px', PAPER) }
            : { border: HAIR, ...sign('700 14px/26px', SOFT) };
          return (
            <td key={month} align="center" style={colours}>
              {month}
            </td>
          );
        })}
      </tr>
    </Table>
  );
}

/** Plain facts, label beside value. */
export function Facts({ facts }: { facts: NonNullable<Email['facts']> }) {
  return (
    <Block top={22}>
      <Table style={{ borderTop: LINE, borderBottom: HAIR }}>
        <Rows rows={facts} fold="stack" labelWidth="190" valueFont={prose('400 16px/23px')} />
      </Table>
    </Block>
  );
}

interface RowsProps {
  rows: TagRow[];
  /** The screens on which the value is below its label: see PHONE_STYLES. */
  fold: 'stack' | 'narrow';
  labelWidth?: string;
  align?: 'right';
  valueFont: CSSProperties;
}

function Rows({ rows, fold, labelWidth, align, valueFont }: RowsProps) {
  return rows.map(({ label, value, was }, index) => {
    // hairlines separate the rows; the table itself has a line above the first
    const edge = { borderTop: index ? HAIR : 0, padding: '9px 0' };
    return (
      <tr key={label}>
        <td
          valign="top"
          width={labelWidth}
          className={`${fold} label`}
          style={{ ...edge, paddingRight: 14, ...sign('500 16px/23px', SOFT) }}
        >
          {nonBreaking(label)}
        </td>
        <td valign="top" align={align} className={`${fold} value`} style={{ ...edge, ...valueFont, ...BREAKABLE }}>
          {was && (
            <>
              <s style={{ fontWeight: 500, color: SOFT }}>{nonBreaking(was)}</s>
              <br />
            </>
          )}
          {nonBreaking(value)}
        </td>
      </tr>
    );
  });
}

/** The first button is the green one. */
export function Buttons({ buttons }: { buttons: Email['buttons'] }) {
  return (
    <Block top={24}>
      <Table width="auto" className="wide">
        <tr>
          {buttons.map(({ label, url }, index) => {
            const [edge, ground, ink] = index === 0 ? [GREEN, GREEN, PAPER] : [INK, PAPER, INK];
            return (
              <td key={url} className="stack" style={{ padding: '0 12px 10px 0' }}>
                <Table>
                  <tr>
                    <td
                      align="center"
                      style={{ border: `2px solid ${edge}`, borderRadius: 4, background: ground, padding: 1 }}
                    >
                      <a
                        href={url}
                        style={{
                          display: 'block',
                          border: `1.5px solid ${PAPER}`,
                          borderRadius: 3,
                          padding: '11px 20px',
                          ...sign('700 18px/22px', ink),
                          textDecoration: 'none',
                        }}
                      >
                        {nonBreaking(label)}
                      </a>
                    </td>
                  </tr>
                </Table>
              </td>
            );
          })}
        </tr>
      </Table>
    </Block>
  );
}

/** Blue: what must be done. Yellow: a deadline. */
export function Box({ box: { isDeadline, title, text, link } }: { box: NonNullable<Email['box']> }) {
  const { bar, tint } = isDeadline ? YELLOW : BLUE;
  return (
    <Block top={16}>
      <Table>
        <tr>
          <Blank width="8" style={{ background: bar }} />
          <td style={{ background: tint, padding: '14px 18px', ...prose('400 16px/24px') }}>
            <strong>{nonBreaking(title)}</strong> {nonBreaking(text)}
            {link && (
              <>
                <br />
                <a href={link.url} style={{ display: 'inline-block', marginTop: 8, color: INK }}>
                  {nonBreaking(link.label)}
                </a>
              </>
            )}
          </td>
        </tr>
      </Table>
    </Block>
  );
}

/** Links named by their text only: an address that contained names would spread them. */
export function Links({ links: { title, items } }: { links: NonNullable<Email['links']> }) {
  return (
    <Block top={28}>
      <h2 style={{ margin: '0 0 8px', ...sign('800 21px/26px') }}>{title}</h2>
      {items.map(({ label, url }, index) => (
        <p key={`${label}${index}`} style={{ margin: 0, ...prose('400 17px/26px'), ...BREAKABLE }}>
          {url ? (
            <a href={url} style={{ color: INK }}>
              {label}
            </a>
          ) : (
            label
          )}
        </p>
      ))}
    </Block>
  );
}

/** The facts below repeat the code, for programs that show no pictures and for people who read this on their phone. */
export function Payment({ payment: { title, text, qrUrl, facts } }: { payment: NonNullable<Email['payment']> }) {
  return (
    <>
      <Block top={28}>
        <h2 style={{ margin: '0 0 8px', ...sign('800 21px/26px') }}>{nonBreaking(title)}</h2>
        <p style={{ margin: '0 0 14px', ...prose('400 17px/26px') }}>{nonBreaking(text)}</p>
        <img
          src={qrUrl}
          width="200"
          height="200"
          alt="Kód PAY by square"
          style={{ display: 'block', border: LINE }}
        />
      </Block>
      <Facts facts={facts} />
    </>
  );
}
