import { addressLine, registerEntry } from '#domain/company/company-facts.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { CopyButton } from '#web/shared/copy-button.tsx';
import { Island } from '#web/site/kit/island.tsx';
import { useCompany } from '#web/site/kit/use-company.ts';

/** Billing details and the identification of § 3a of the Commercial Code; a row only for what is filled in. */
export function Billing() {
  const company = useCompany();
  const { bank } = company;
  const rows = [
    ['Banka', bank.name],
    ['Obchodné meno', company.legalName],
    ['Právna forma', company.legalForm],
    ['Sídlo', addressLine(company)],
    ['IČO', company.ico],
    ['DIČ', company.dic],
    ['IČ DPH', company.icDph],
    ['Zápis v registri', registerEntry(company.register)],
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
            <Island
              name="copy-iban"
              of={CopyButton}
              props={{
                text: bank.iban,
                label: 'Kopírovať IBAN',
                byHand: 'Nepodarilo sa, označte číslo a skopírujte ho.',
              }}
            />
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
