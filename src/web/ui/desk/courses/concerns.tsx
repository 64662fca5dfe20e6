import { useEffect, useRef } from 'react';
import { nonBreaking } from '#domain/slovak.ts';
import { Sign } from '#web/ui/shared/sign.tsx';

/** What a change means for people who signed up; the button below saves all the same. */
export function Concerns({ sentences }: { sentences: string[] }) {
  const question = useRef<HTMLDivElement>(null);
  // the button that asked for it is at the other end of a long form
  useEffect(() => {
    if (sentences.length > 0) question.current?.focus();
  }, [sentences]);
  if (sentences.length === 0) return null;
  return (
    <div ref={question} role="alert" tabIndex={-1} className="modal-notice">
      <Sign src="system-pozor" size={36} />
      <div>
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence} className="num">
              {nonBreaking(sentence)}
            </li>
          ))}
        </ul>
        <p>Zmenu im treba oznámiť, e-mail o&nbsp;nej sám neodíde.</p>
        <button type="submit" name="confirmed" value="on" className="btn btn--sm">
          Uložiť aj tak
        </button>
      </div>
    </div>
  );
}
