import { useCompany } from '#web/site/kit/use-company.ts';

const SUBJECT = encodeURIComponent('Doplnenie lekárničky');

/** First-aid kit refills by email (specification section 2.7), if the company has an address for them. */
export function KitRefill() {
  const { kits } = useCompany().addresses;
  if (!kits) return null;
  return (
    <p>
      Chýba niečo v&nbsp;lekárničke? Napíšte na <a href={`mailto:${kits}?subject=${SUBJECT}`}>{kits}</a>, koľko
      lekárničiek treba doplniť a&nbsp;v&nbsp;ktorej prevádzke.
    </p>
  );
}
