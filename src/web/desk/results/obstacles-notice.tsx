import type { Obstacle } from '#domain/results/closing.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { DeskNotice } from '#web/desk/kit/desk-notice.tsx';

const OBSTACLES: Record<Obstacle['obstacle'], string> = {
  'not-over': 'Kurz sa ešte neskončil.',
  nobody: 'Na kurze nikto nemá potvrdené miesto.',
  'no-lecturer': 'Kurz nemá lektora, ktorý smie školiť. Vyberte ho pri kurze.',
  undecided: 'Bez výsledku:',
};

/** Why the course was not closed although the results were saved; nothing where there was no reason. */
export function ObstaclesNotice({ obstacles }: { obstacles: readonly Obstacle[] }) {
  if (obstacles.length === 0) return null;
  return (
    <DeskNotice sign="system-pozor" role="alert">
      <p>Výsledky sú uložené, ale kurz sa nedá uzavrieť.</p>
      <ul>
        {obstacles.map(({ obstacle, names }) => (
          <li key={obstacle}>
            {nonBreaking([OBSTACLES[obstacle], names.map((name) => name || 'bez mena').join(', ')].join(' ').trim())}
          </li>
        ))}
      </ul>
    </DeskNotice>
  );
}
