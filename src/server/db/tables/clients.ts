import type { Generated } from 'kysely';
import type { ClientBranch, ClientContact } from '#domain/clients/client.ts';

export interface ClientTable {
  id: string;
  name: string;
  ico: string | null;
  street: Generated<string>;
  city: Generated<string>;
  contractNumber: Generated<string>;
  contractSince: string | null;
  contractUntil: string | null;
  note: Generated<string>;
  /** The client staff joined it into; null while it stands alone. */
  joinedIntoId: string | null;
  /** The client on whose card it is: at the end of its joins, itself where there is none. */
  cardId: string;
  /** When anything came from those on its card last; kept of the card alone. */
  lastMatterAt: string | null;
  version: Generated<number>;
  createdAt: string;
  nameSortKey: string;
  /** What all on its card are searched in, folded; kept of the card alone. */
  searchText: string;
}

/** A domain or a folded name a client is known by; several clients may share one. */
export interface ClientMarkTable {
  kind: 'domain' | 'name';
  value: string;
  clientId: string;
}

export interface ClientContactTable extends ClientContact {
  clientId: string;
  position: number;
}

export interface ClientBranchTable extends ClientBranch {
  clientId: string;
  position: number;
}

export interface ClientFoundingTable {
  id: string;
}

/** What a row says of the client it is of. */
export interface ClientColumns {
  clientId: string | null;
  /** How it was looked for; null until somebody has. */
  clientMatch: 'found' | 'none' | 'doubt' | null;
}

export type OfClient = { [Column in keyof ClientColumns]: Generated<ClientColumns[Column]> };
