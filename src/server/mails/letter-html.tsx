import type { CSSProperties, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { nonBreaking } from '#domain/slovak.ts';
import type { Letter, Sender } from './letter.ts';
import { letterhead } from './letter-text.ts';

// Mail programs know tables, inline styles and installed fonts, and little else (design: letters).
const INK = '#14191D';
const SOFT = '#465059';
const HAIR = '1px solid #C2CACF';
const LINE = `2px solid ${INK}`;
const PLATE = '#ECF0F2';
const PAPER = '#FFFFFF';
const LUMEN = '#D6F5A8';
const GREEN = '#00734A';
const TONES = { must: { bar: '#0A55A0', tint: '#E3EEF8' }, until: { bar: '#FFC20E', tint: '#FFF4CF' } };

const sign = (font: string, color = INK) => ({ font: `${font} 'Arial Narrow',Arial,Helvetica,sans-serif`, color });
const prose = (font: string, color = INK) => ({ font: `${font} Verdana,Arial,Helvetica,sans-serif`, color });
const EMPTY = { fontSize: 0, lineHeight: 0 };
/** For what people typed: one long word may not push a phone's screen wide. */
const BREAKABLE = { wordBreak: 'break-word' } as const;

// Phones get full-width buttons and facts under their labels; the narrowest ones so on the tag too.
const PHONE_STYLES = [
  '@media only screen and (max-width:620px){.pad{padding-left:18px!important;padding-right:18px!important}',
  '.wide{width:100%!important}.stack{display:block!important;width:auto!important;padding-right:0!important}',
  '.stack.label{padding-bottom:0!important}.stack.value{border-top:0!important;padding-top:0!important}',
  '.descriptor{font-size:14px!important}h1{font-size:26px!important;line-height:30px!important}}',
  '@media only screen and (max-width:379px){.narrow{display:block!important;text-align:left!important}',
  '.narrow.label{padding-bottom:0!important}.narrow.value{border-top:0!important;padding-top:0!important}}',
].join('');

/** The letter as a whole HTML document. */
export function letterHtml(letter: Letter, sender: Sender): string {
  return `<!doctype html>\n${renderToStaticMarkup(<Document letter={letter} sender={sender} />)}`;
}

function Document({ letter, sender }: { letter: Letter; sender: Sender }) {
  return (
    <html lang="sk">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light only" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
        <title>{letter.heading}</title>
        <style>{PHONE_STYLES}</style>
      </head>
      <body style={{ margin: 0, padding: 0, background: PLATE }}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden', color: PLATE }}>{letter.preheader}</div>
        <Table style={{ background: PLATE }}>
          <tr>
            {/* two idle cells centre the sheet; Outlook knows no max-width */}
            <td />
            <td width="600" style={{ padding: '24px 8px 32px' }}>
              <Table style={{ border: LINE, background: PAPER }}>
                <Brand sender={sender} />
                <Content letter={letter} />
                <Footer reason={letter.reason} sender={sender} />
              </Table>
            </td>
            <td />
          </tr>
        </Table>
      </body>
    </html>
  );
}

function Brand({ sender: { company, siteUrl } }: { sender: Sender }) {
  const name = company.shortName || company.legalName;
  return (
    <tr>
      <td className="pad" style={{ borderBottom: LINE, padding: '16px 32px 14px' }}>
        <Table>
          <tr>
            <td valign="top" width="44">
              {/* ink shows while pictures are off; a low priority keeps React from writing a preload */}
              <img
                src={`${siteUrl}/posta/znacka.png`}
                width="44"
                height="44"
                alt=""
                fetchPriority="low"
                style={{ display: 'block', border: 0, background: INK }}
              />
            </td>
            <td style={{ paddingLeft: 12, ...sign('800 22px/22px') }}>
              {name && (
                <>
                  {name}
                  <br />
                </>
              )}
              <span className="descriptor" style={sign('500 15px/20px', SOFT)}>
                Bezpečnosť práce a&nbsp;ochrana pred požiarmi
              </span>
            </td>
          </tr>
        </Table>
      </td>
    </tr>
  );
}

function Content({
  letter: { heading, paragraphs, tag, facts, buttons, box, quotes = [], small },
}: {
  letter: Letter;
}) {
  return (
    <>
      <Block top={30}>
        <h1 style={{ margin: 0, ...sign('800 30px/34px') }}>{nonBreaking(heading)}</h1>
      </Block>
      {paragraphs.map((text) => (
        <Block key={text} top={14} style={prose('400 17px/26px')}>
          {nonBreaking(text)}
        </Block>
      ))}
      {tag && <Tag tag={tag} />}
      {facts && <Facts facts={facts} />}
      {buttons.length > 0 && <Buttons buttons={buttons} />}
      {box && <Box box={box} />}
      {quotes.map(({ title, text }) => (
        <Block key={title} top={28}>
          <h2 style={{ margin: '0 0 8px', ...sign('800 21px/26px') }}>{title}</h2>
          <p style={{ margin: 0, ...prose('400 17px/26px'), ...BREAKABLE }}>
            <Lines text={text} />
          </p>
        </Block>
      ))}
      {small && (
        <Block top={24} style={prose('400 15px/22px', SOFT)}>
          {nonBreaking(small)}
        </Block>
      )}
      <tr>
        <Blank height="32" />
      </tr>
    </>
  );
}

/** The course's inspection tag: an ear with a punched hole, drawn with borders; the months below. */
function Tag({ tag: { title, rows, months } }: { tag: NonNullable<Letter['tag']> }) {
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

function Facts({ facts }: { facts: NonNullable<Letter['facts']> }) {
  return (
    <Block top={22}>
      <Table style={{ borderTop: LINE, borderBottom: HAIR }}>
        <Rows rows={facts} fold="stack" labelWidth="190" valueFont={prose('400 16px/23px')} />
      </Table>
    </Block>
  );
}

interface RowsProps {
  rows: { label: string; value: string }[];
  /** On which screens the value goes under its label: see the phone's styles. */
  fold: 'stack' | 'narrow';
  labelWidth?: string;
  align?: 'right';
  valueFont: CSSProperties;
}

function Rows({ rows, fold, labelWidth, align, valueFont }: RowsProps) {
  return rows.map(({ label, value }, index) => {
    // hairlines stand between rows; above the first runs the table's own line
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
          {nonBreaking(value)}
        </td>
      </tr>
    );
  });
}

function Buttons({ buttons }: { buttons: Letter['buttons'] }) {
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

function Box({ box: { tone, title, text } }: { box: NonNullable<Letter['box']> }) {
  return (
    <Block top={16}>
      <Table>
        <tr>
          <Blank width="8" style={{ background: TONES[tone].bar }} />
          <td style={{ background: TONES[tone].tint, padding: '14px 18px', ...prose('400 16px/24px') }}>
            <strong>{nonBreaking(title)}</strong> {nonBreaking(text)}
          </td>
        </tr>
      </Table>
    </Block>
  );
}

function Footer({ reason, sender: { company, siteUrl } }: { reason: string; sender: Sender }) {
  const { name, seat, registration, contacts } = letterhead(company);
  return (
    <>
      <tr>
        <td style={{ background: INK, paddingTop: 12 }}>
          <div style={{ borderTop: `5px dashed ${LUMEN}`, ...EMPTY }}>&nbsp;</div>
        </td>
      </tr>
      <tr>
        <td
          className="pad"
          style={{ background: INK, padding: '14px 32px 22px', ...sign('400 15px/23px', '#C2CACF') }}
        >
          {name && <strong style={{ color: PAPER }}>{name}</strong>}
          {name && seat && ', '}
          {seat}
          {(name || seat) && <br />}
          {registration && (
            <>
              {registration}
              <br />
            </>
          )}
          {contacts.map(({ label, url }, index) => (
            <span key={url}>
              {index > 0 && ' · '}
              <a href={url} style={{ color: '#C2CACF', whiteSpace: 'nowrap' }}>
                {label}
              </a>
            </span>
          ))}
          {contacts.length > 0 && <br />}
          {nonBreaking(reason)}{' '}
          <a href={`${siteUrl}/ochrana-osobnych-udajov`} style={{ color: LUMEN }}>
            Ochrana osobných údajov
          </a>
        </td>
      </tr>
    </>
  );
}

/** One row of the letter, inside its margins. */
function Block({ top, style, children }: { top: number; style?: CSSProperties; children: ReactNode }) {
  return (
    <tr>
      <td className="pad" style={{ padding: `${top}px 32px 0`, ...style }}>
        {children}
      </td>
    </tr>
  );
}

/** A cell that is only drawn. */
function Blank({ style, ...size }: { width?: string; height?: string; style?: CSSProperties }) {
  return (
    <td {...size} style={{ ...style, ...EMPTY }}>
      &nbsp;
    </td>
  );
}

/** A table that only lays out; `hidden` keeps mere decoration from readers. */
function Table({
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

function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text have no other name
    <span key={index}>
      {index > 0 && <br />}
      {nonBreaking(line)}
    </span>
  ));
}
