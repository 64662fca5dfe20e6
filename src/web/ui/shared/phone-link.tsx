interface Props {
  phone: string;
  className?: string;
}

/** A telephone to call by a tap. A number stays on one line; where staff wrote two, they may part. */
export function PhoneLink({ phone, className }: Props) {
  return (
    <a href={callTo(phone)} className={className}>
      {phone.replace(/(?<=\d)\s+(?=\d)/g, '\u00A0')}
    </a>
  );
}

/** The address that calls a number. */
export function callTo(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
