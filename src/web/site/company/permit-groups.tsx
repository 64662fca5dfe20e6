import { type CompanyPermit, validUntil } from '#domain/company/permits.ts';
import type { Permit } from '#domain/page-texts/permits-fields.ts';
import { fileSize, nonBreaking } from '#domain/slovak.ts';
import { Icon } from '#web/shared/icon.tsx';
import { DrawnSign } from '#web/site/kit/drawn-sign.tsx';
import { LawLink } from '#web/site/kit/law-link.tsx';
import type { Route } from './+types/permits';

interface PermitRow extends Pick<Permit, 'title'>, Partial<Omit<Permit, 'title'>> {
  sizeBytes?: number;
  /** The permits in the company's record. */
  records: CompanyPermit[];
}

type ShownGroup = Route.ComponentProps['loaderData']['page']['groups'][number];

/** One of the five groups: its sign and name, and its documents with format and size. */
export function PermitGroup({ group }: { group: ShownGroup }) {
  const { id, title, sign, text, law, subtitle, permits } = group;
  return (
    <section id={id}>
      <header>
        <DrawnSign src={sign} size={72} />
        <h2>{nonBreaking(title)}</h2>
        <p className="muted">{nonBreaking(text)}</p>
        {law && <LawLink law={law} />}
      </header>
      <PermitTable title={subtitle} rows={permits} />
    </section>
  );
}

/** Further permits from the company's record, without documents to download. */
export function OtherPermits({ permits }: { permits: CompanyPermit[] }) {
  const title = 'Ďalšie oprávnenia';
  return (
    <section id="dalsie">
      <header>
        <DrawnSign src="system-info" size={72} />
        <h2>{title}</h2>
      </header>
      <PermitTable title={title} rows={permits.map((record) => ({ title: record.document, records: [record] }))} />
    </section>
  );
}

function PermitTable({ title, rows }: { title: string; rows: PermitRow[] }) {
  return (
    <table className="permit-table">
      <caption className="sr-only">{nonBreaking(title)}</caption>
      <thead>
        <tr>
          <th scope="col">Kód</th>
          <th scope="col">Na čo oprávňuje</th>
          <th scope="col">Vydal</th>
          <th scope="col">Platí</th>
          <th scope="col">Dokument</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.pdf ?? row.title}>
            <PermitCells {...row} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PermitCells({ code, title, covers, pdf, sizeBytes = 0, records }: PermitRow) {
  return (
    <>
      <td>{code}</td>
      <th scope="row">
        {nonBreaking(title)}
        {covers && <small>{nonBreaking(covers)}</small>}
      </th>
      <td data-label="Vydal">
        {records.map(({ issuer, number }) => (
          <span key={number + issuer}>
            {nonBreaking(issuer)}
            {number && <small>{nonBreaking(`č. ${number}`)}</small>}
          </span>
        ))}
      </td>
      <td data-label="Platí">
        {records.map(({ number, since, until }) => (
          <span key={number + since}>
            {nonBreaking(validUntil({ until }))}
            {since && <small>{nonBreaking(`od ${since}`)}</small>}
          </span>
        ))}
      </td>
      <td>
        {pdf && (
          <a href={pdf}>
            <Icon name="file" />
            <span>
              PDF<span className="sr-only"> – {nonBreaking(title)}</span>
              {sizeBytes > 0 && ` · ${fileSize(sizeBytes)}`}
            </span>
          </a>
        )}
      </td>
    </>
  );
}
