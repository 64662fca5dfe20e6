import type { Generated } from 'kysely';
import type { Client, ClientBranch, ClientContact } from '#domain/clients/client.ts';
import type { WithDefaults } from '../tables.ts';

export interface ClientTables {
  client: WithDefaults<Client, 'street' | 'city' | 'contractNumber' | 'note'> & {
    /** The primary client, whose page shows it: the last one of its joins, or itself without a join. */
    primaryClientId: string;
    /** When the newest record of it and of those joined into it was received; only updated on a primary client. */
    lastRecordAt: string | null;
    version: Generated<number>;
    nameSortKey: string;
    /** The folded search text of the client and of those joined into it; only updated on a primary client. */
    searchText: string;
  };

  /** A domain or a folded name that identifies a client; several clients may share one. */
  clientMatchKey: {
    kind: 'domain' | 'name';
    value: string;
    clientId: string;
  };

  clientContact: ClientContact & {
    clientId: string;
    position: number;
  };

  clientBranch: ClientBranch & {
    clientId: string;
    position: number;
  };

  clientCreation: {
    id: string;
  };
}

/** The columns of a record that state its client. */
export interface ClientColumns {
  clientId: string | null;
  /** The result of matching it with a client; null if that was not done. */
  clientMatch: 'found' | 'none' | 'ambiguous' | null;
}

export type OfClient = WithDefaults<ClientColumns, keyof ClientColumns>;
