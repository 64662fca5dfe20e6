import type { Noun, Verb } from '#domain/events/event.ts';

/** What has happened, in a chain: each row's hash covers the one before it. Never changed, never deleted. */
export interface EventTable {
  position: number;
  at: string;
  actorKind: string;
  actorId: string;
  noun: Noun;
  nounId: string;
  verb: Verb;
  valuesHash: string;
  previousHash: string;
  hash: string;
}

/** The values that an event records of people and things; deleted when a person is erased. */
export interface EventValuesTable {
  position: number;
  salt: string;
  /** JSON: the actor's name, the changed fields before and after. */
  content: string;
}

/** The newest event: without it, a row removed from the chain's end would not be detected. */
export interface EventChainTable {
  /** Always 1: there is one chain. */
  id: number;
  position: number;
  hash: string;
}

/** The newest event of each night: a chain that was cut or rewritten together with `eventChain` does not contain it. */
export interface EventChainDayTable {
  day: string;
  position: number;
  hash: string;
}
