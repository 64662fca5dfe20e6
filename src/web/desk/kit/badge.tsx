export interface BadgeProps {
  look: BadgeLook;
  label: string;
}

export type BadgeLook = 'new' | 'on' | 'wait' | 'work' | 'off' | 'fail';

/** A state shown by words and shape, never by colour alone. */
export function Badge({ look, label }: BadgeProps) {
  return <span className={`badge badge--${look}`}>{label}</span>;
}
