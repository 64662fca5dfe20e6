interface Props {
  phone: string;
  className?: string;
}

/** A telephone to call by a tap. A number stays on one line; where staff wrote two, they may part. */
export function PhoneLink({ phone, className }: Props) {
  return (
    <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={className}>
      {phone.replace(/(?<=\d)\s+(?=\d)/g, '\u00A0')}
    </a>
  );
}
