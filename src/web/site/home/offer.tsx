import type { HomeContent } from '#domain/page-texts/home-fields.ts';
import type { Citation } from '#domain/page-texts/laws.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { DrawnSign } from '#web/site/kit/drawn-sign.tsx';

/** Every employer's duties in the law's words, beside the company's own wording. */
export function Offer({ offer, citations }: { offer: HomeContent['offer']; citations: Citation[] }) {
  return (
    <div className="offer">
      <div className="law3">
        <div className="law3-head">
          <DrawnSign src="system-info" size={56} />
          <h2>{nonBreaking(offer.title)}</h2>
        </div>
        {offer.items.map(({ title, text, sign, to }, index) => (
          <a key={to} href={to}>
            <DrawnSign src={sign} size={64} />
            <span>
              <b>{nonBreaking(title)}</b>
              {nonBreaking(text)} <small>{citations[index]?.label}</small>
            </span>
          </a>
        ))}
      </div>
      <div className="offer-words">
        <p>{nonBreaking(offer.duty)}</p>
        <p>{nonBreaking(offer.summary)}</p>
        <p className="muted">{nonBreaking(offer.note)}</p>
      </div>
    </div>
  );
}
