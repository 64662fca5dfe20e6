/** The month strip of an inspection tag: the course's months are punched. The date itself stands beside it. */
export function Months({ months }: { months: number[] }) {
  return (
    <div className="months" aria-hidden="true">
      {Array.from({ length: 12 }, (_, index) => index + 1).map((month) => (
        <span key={month} className={months.includes(month) ? 'on' : undefined}>
          {month}
        </span>
      ))}
    </div>
  );
}
