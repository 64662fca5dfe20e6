interface Props {
  phone: string;
  className?: string;
}

/** A telephone number as a link. A number does not wrap; two numbers in one field may be split over two lines. */
export function PhoneLink({ phone, className }: Props) {
  return (
    <a href={callTo(phone)} className={className}>
      {phone.replace(/(?<=\d)\s+(?=\d)/g, '\u00A0')}
    </a>
  );
}

/** The `tel:` address of a number. */
export function callTo(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
