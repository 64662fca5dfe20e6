import { renderToStaticMarkup } from 'react-dom/server';
import { nonBreaking } from '#domain/slovak.ts';
import type { Email, Sender } from './email.ts';
import { Box, Buttons, Facts, Links, Payment, Tag } from './email-parts.tsx';
import {
  Blank,
  Block,
  BREAKABLE,
  EMPTY,
  INK,
  LINE,
  Lines,
  LUMEN,
  PAPER,
  PLATE,
  prose,
  SOFT,
  sign,
  Table,
} from './email-table.tsx';
import { letterhead } from './email-text.ts';

// Phones get full-width buttons and values below their labels; on the narrowest ones the tag does so too.
const PHONE_STYLES = [
  '@media only screen and (max-width:620px){.pad{padding-left:18px!important;padding-right:18px!important}',
  '.wide{width:100%!important}.stack{display:block!important;width:auto!important;padding-right:0!important}',
  '.stack.label{padding-bottom:0!important}.stack.value{border-top:0!important;padding-top:0!important}',
  '.descriptor{font-size:14px!important}h1{font-size:26px!important;line-height:30px!important}}',
  '@media only screen and (max-width:379px){.narrow{display:block!important;text-align:left!important}',
  '.narrow.label{padding-bottom:0!important}.narrow.value{border-top:0!important;padding-top:0!important}}',
].join('');

/** The email as a whole HTML document. */
export function emailHtml(email: Email, sender: Sender): string {
  return `<!doctype html>\n${renderToStaticMarkup(<Document email={email} sender={sender} />)}`;
}

function Document({ email, sender }: { email: Email; sender: Sender }) {
  return (
    <html lang="sk">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light only" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
        <title>{email.heading}</title>
        <style>{PHONE_STYLES}</style>
      </head>
      <body style={{ margin: 0, padding: 0, background: PLATE }}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden', color: PLATE }}>{email.preheader}</div>
        <Table style={{ background: PLATE }}>
          <tr>
            {/* two empty cells centre the sheet; Outlook ignores max-width */}
            <td />
            <td width="600" style={{ padding: '24px 8px 32px' }}>
              <Table style={{ border: LINE, background: PAPER }}>
                <Brand sender={sender} />
                <Content email={email} />
                <Footer reason={email.reason} sender={sender} />
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
              {/* the background shows while pictures are off; a low priority keeps React from writing a preload */}
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
  email: { heading, paragraphs, tag, facts, buttons, box, quotes = [], links, payment, small },
}: {
  email: Email;
}) {
  return (
    <>
      <Block top={30}>
        <h1 style={{ margin: 0, ...sign('800 30px/34px') }}>{nonBreaking(heading)}</h1>
      </Block>
      {paragraphs.map((text, index) => (
        <Block key={index} top={14} style={prose('400 17px/26px')}>
          {text.includes('\n') ? <Lines text={text} /> : nonBreaking(text)}
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
      {links && <Links links={links} />}
      {payment && <Payment payment={payment} />}
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
