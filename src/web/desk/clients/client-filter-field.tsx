import { nonBreaking } from '#domain/slovak.ts';
import { FilterSelect } from '#web/desk/kit/list-search.tsx';

/** A filter by the client from whose page the user came; nothing without such a filter. */
export function ClientFilterField({ client }: { client: { id: string; name: string } | undefined }) {
  if (!client) return null;
  return (
    <FilterSelect label="Klient" name="klient" value={client.id} any="Všetci klienti">
      <option value={client.id}>{nonBreaking(client.name)}</option>
    </FilterSelect>
  );
}
