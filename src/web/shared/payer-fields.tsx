import type { FieldError } from '#domain/field-error.ts';
import { PAYER_LABELS, type Payer } from '#domain/payers/payer.ts';
import { complaintAbout, InputField } from './field.tsx';

interface PayerFieldsProps {
  /** The class of two fields beside each other. */
  rowClass: 'row' | 'fields';
  values: Partial<Payer>;
  errors: readonly FieldError[];
}

/** Who pays, as an invoice states it; every field may stay empty. */
export function PayerFields({ rowClass, values, errors }: PayerFieldsProps) {
  const field = (name: keyof Payer) => ({
    name,
    label: PAYER_LABELS[name],
    defaultValue: values[name],
    error: complaintAbout(name, errors),
  });
  return (
    <>
      <div className={rowClass}>
        <InputField {...field('name')} autoComplete="billing organization" />
        <InputField {...field('street')} autoComplete="billing street-address" />
      </div>
      <div className={rowClass}>
        <InputField {...field('city')} autoComplete="billing address-level2" />
        <InputField {...field('postalCode')} autoComplete="billing postal-code" />
      </div>
      <div className={rowClass}>
        <InputField {...field('ico')} hint="Zahraničná firma ho nemá." autoComplete="off" />
        <InputField {...field('dic')} autoComplete="off" />
      </div>
      <div className={rowClass}>
        <InputField {...field('icDph')} hint="Len platiteľ DPH." autoComplete="off" />
        <InputField {...field('orderNumber')} hint="Ak ho na faktúre potrebujete." autoComplete="off" />
      </div>
      <InputField
        {...field('invoiceEmail')}
        type="email"
        hint={
          <>
            Inak ich pošleme na <span className="nowrap">e-mail</span> z&nbsp;prihlášky.
          </>
        }
        autoComplete="billing email"
      />
    </>
  );
}
