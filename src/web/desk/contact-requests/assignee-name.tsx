import type { Assignee } from '#domain/contact-requests/contact-request.ts';

/** The person assigned to a request, with a note if they have left the company. */
export function AssigneeName({ assignee }: { assignee: Assignee | null }) {
  if (!assignee) return <span className="muted">nikto</span>;
  return (
    <>
      {assignee.name}
      {assignee.hasLeft && <span className="flag flag--warn">{HAS_LEFT_LABEL}</span>}
    </>
  );
}

/** Shown beside the name of a colleague who has left. */
export const HAS_LEFT_LABEL = 'už u\u00A0nás nepracuje';
