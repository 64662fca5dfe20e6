import { identification } from '#domain/company/company-facts.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { CopyButton } from '#web/shared/copy-button.tsx';
import { Island } from '#web/site/kit/island.tsx';
import { useCompany } from '#web/site/kit/use-company.ts';

/** Billing details; a row only for what is filled in. */
export function Billing() {
  const company = useCompany();
  const { bank } = company;
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
      {identification(company).map(([label, value]) => (
        <div key={label}>
          <dt>{nonBreaking(label)}</dt>
          <dd>{nonBreaking(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
