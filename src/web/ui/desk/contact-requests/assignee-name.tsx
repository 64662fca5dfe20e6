import type { Assignee } from '#domain/contact-requests/contact-request.ts';

/** Who has a request, and that they are not here any more. */
export function AssigneeName({ assignee }: { assignee: Assignee | null }) {
  if (!assignee) return <span className="muted">nikto</span>;
  return (
    <>
      {assignee.name}
      {assignee.hasLeft && <span className="flag flag--warn">{HAS_LEFT}</span>}
    </>
  );
}

/** Said beside the name of a colleague who cannot go on. */
export const HAS_LEFT = 'už u\u00A0nás nepracuje';
