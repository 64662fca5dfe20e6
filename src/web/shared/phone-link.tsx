import { callTo, unbrokenPhone } from '#domain/phone.ts';

interface Props {
  phone: string;
  className?: string;
}

/** A telephone number as a link. */
export function PhoneLink({ phone, className }: Props) {
  return (
    <a href={callTo(phone)} className={className}>
      {unbrokenPhone(phone)}
    </a>
  );
}
