import { nonBreaking } from '#domain/slovak.ts';
import { Sign } from '../sign.tsx';

/** What a change means for people who signed up; the button below saves all the same. */
export function Concerns({ sentences }: { sentences: string[] }) {
  if (sentences.length === 0) return null;
  return (
    <div role="alert" className="modal-notice">
      <Sign src="system-pozor" size={36} />
      <div>
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence} className="num">
              {nonBreaking(sentence)}
            </li>
          ))}
        </ul>
        <p>Zmenu im treba oznámiť, list o&nbsp;nej sám neodíde.</p>
        <button type="submit" name="confirmed" value="on" className="btn btn--sm">
          Uložiť aj tak
        </button>
      </div>
    </div>
  );
}
