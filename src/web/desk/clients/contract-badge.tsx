import { type ClientContract, type ContractState, contractSentence, contractState } from '#domain/clients/client.ts';
import type { Day } from '#domain/day.ts';
import { Badge, type BadgeLook } from '#web/desk/kit/badge.tsx';

const LOOKS: Record<ContractState, BadgeLook> = { running: 'on', ending: 'wait', over: 'fail', none: 'off' };

export function ContractBadge({ contract, today }: { contract: ClientContract; today: Day }) {
  return <Badge look={LOOKS[contractState(contract, today)]} label={contractSentence(contract, today)} />;
}
