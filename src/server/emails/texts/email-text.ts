import type { Company } from '#domain/company/company.ts';
import { addressLine, registerEntry } from '#domain/company/company-facts.ts';
import { callTo } from '#domain/phone.ts';
import type { Email, Sender, TagRow } from './email.ts';

/** The plain-text version. Lines break only between paragraphs: mail programs wrap better than we could. */
export function emailText(email: Email, sender: Sender): string {
  const blocks = [
    underlined(email.heading, '='),
    ...email.paragraphs,
    email.tag && [oneLine(email.tag.title), ...email.tag.rows.map(fact)].join('\n'),
    email.facts?.map(fact).join('\n'),
    email.buttons.map(({ label, url }) => `${label}:\n${url}`).join('\n'),
    email.box &&
      [`* ${email.box.title} ${email.box.text}`, email.box.link && link(email.box.link)].filter(Boolean).join('\n'),
    ...(email.quotes ?? []).map(({ title, text }) => `${underlined(title, '-')}\n\n${indented(text)}`),
    email.links && `${underlined(email.links.title, '-')}\n\n${email.links.items.map(link).join('\n')}`,
    email.payment &&
      [underlined(email.payment.title, '-'), '', email.payment.text, ...email.payment.facts.map(fact)].join('\n'),
    email.small,
    signature(email, sender),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

/** The company as in the signature of emails; empty fields are left out. */
export function letterhead(company: Company) {
  return {
    name: company.legalName || company.shortName,
    seat: addressLine(company),
    // the Commercial Code (§ 3a) requires both on every business email
    registration: listed([company.ico && `IČO ${company.ico}`, registerEntry(company.register)]),
    contacts: [
      { label: company.phone, url: callTo(company.phone) },
      { label: company.email, url: `mailto:${company.email}` },
      { label: bareAddress(company.web), url: `https://${bareAddress(company.web)}` },
    ].filter(({ label }) => label),
  };
}

/** Makes any text one line, so that typed text can neither end a subject nor begin a line of ours. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, (gap) => (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(gap) ? ' ' : gap)).trim();
}

function signature(email: Email, sender: Sender): string {
  const { name, seat, registration, contacts } = letterhead(sender.company);
  return [
    '-- ',
    listed([name, seat]),
    registration,
    contacts.map(({ label }) => label).join(' · '),
    email.reason,
    `Ochrana osobných údajov: ${sender.siteUrl}/ochrana-osobnych-udajov`,
  ]
    .filter(Boolean)
    .join('\n');
}

function fact({ label, value, was }: TagRow): string {
  return `  ${label}: ${oneLine(value)}${was ? ` (predtým ${oneLine(was)})` : ''}`;
}

function link({ label, url }: { label: string; url: string | undefined }): string {
  return [oneLine(label), url]
    .filter(Boolean)
    .map((line) => `  ${line}`)
    .join('\n');
}

/** Indents typed text, so that it cannot pass for our signature or our links. */
function indented(text: string): string {
  return text
    .split('\n')
    .map((line) => `  ${line}`.trimEnd())
    .join('\n');
}

function underlined(text: string, rule: string): string {
  return `${text}\n${rule.repeat(text.length)}`;
}

function listed(parts: string[]): string {
  return parts.filter(Boolean).join(', ');
}

function bareAddress(web: string): string {
  return web.replace(/^https?:\/\//, '').replace(/\/$/, '');
}
