import { useEffect, useState } from 'react';
import { nonBreaking } from '#domain/slovak.ts';
import { Icon } from '#web/ui/shared/icon.tsx';
import { useCompany } from '#web/ui/site/company.ts';

/** Billing details and the identification of § 3a of the Commercial Code; a row only for what is filled in. */
export function Billing() {
  const company = useCompany();
  const { bank, register } = company;
  const seat = [company.street, `${company.postalCode} ${company.city}`.trim()].filter(Boolean).join(', ');
  const rows = [
    ['Banka', bank.name],
    ['Obchodné meno', company.legalName],
    ['Právna forma', company.legalForm],
    ['Sídlo', seat],
    ['IČO', company.ico],
    ['DIČ', company.dic],
    ['IČ DPH', company.icDph],
    [
      'Zápis v registri',
      [
        register.court,
        register.section && `oddiel ${register.section}`,
        register.entry && `vložka č. ${register.entry}`,
      ]
        .filter(Boolean)
        .join(', '),
    ],
    ['Telefón', company.phone],
    ['E-mail', company.email],
    ['Orgány dohľadu', company.supervisors.join(', ')],
  ] as const;
  return (
    <dl className="billing">
      {bank.iban && (
        <div>
          <dt>IBAN</dt>
          <dd className="billing-iban">
            <span>{bank.iban}</span>
            <CopyIban iban={bank.iban} />
          </dd>
        </div>
      )}
      {rows.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{nonBreaking(label)}</dt>
              <dd>{nonBreaking(value)}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** Shown only where scripts run: without them it could not do anything. */
function CopyIban({ iban }: { iban: string }) {
  const [state, setState] = useState<'off' | 'ready' | 'copied' | 'failed'>('off');
  useEffect(() => setState('ready'), []);
  if (state === 'off') return null;

  function copy() {
    navigator.clipboard.writeText(iban).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  }

  return (
    <>
      <button type="button" className="btn btn--line btn--sm" onClick={copy}>
        Kopírovať IBAN
        <Icon name="copy" />
      </button>
      <span role="status">
        {state === 'copied' && 'Skopírované'}
        {state === 'failed' && 'Nepodarilo sa, označte číslo a\u00A0skopírujte ho.'}
      </span>
    </>
  );
}
