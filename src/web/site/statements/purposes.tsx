import type { Purpose } from '#domain/page-texts/statement-fields.ts';
import { nonBreaking } from '#domain/slovak.ts';

const HEADS = ['Kedy', 'Ktoré údaje a na čo', 'Právny základ', 'Dokedy'];

/** The stored data, their purpose and retention period; on a phone each row is a separate block with its headings. */
export function Purposes({ purposes }: { purposes: Purpose[] }) {
  return (
    <table className="purposes">
      <thead>
        <tr>
          {HEADS.map((head) => (
            <th key={head} scope="col">
              {nonBreaking(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {purposes.map(({ when, data, basis, period }) => (
          <tr key={when}>
            <th scope="row">{nonBreaking(when)}</th>
            <td>{nonBreaking(data)}</td>
            <td data-label={HEADS[2]}>{nonBreaking(basis)}</td>
            <td data-label={HEADS[3]}>{nonBreaking(period)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
