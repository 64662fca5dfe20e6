interface LogoProps {
  onDark?: boolean;
  className?: string;
}

/** The logo: an open door, 44 px. Inline, because a picture of 350 bytes is not worth a request. */
export function Logo({ onDark = false, className = '' }: LogoProps) {
  const [plate, floor, door] = onDark
    ? ['var(--color-paper)', 'var(--color-ink)', 'var(--color-lumen)']
    : ['var(--color-ink)', 'var(--color-paper)', 'var(--color-green)'];
  return (
    <svg viewBox="0 0 48 48" width="44" height="44" aria-hidden="true" className={className}>
      <path d="M3 0h42a3 3 0 0 1 3 3v42a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3Z" fill={plate} />
      <path d="M8 40V8a32 32 0 0 1 32 32Z" fill={floor} />
      <path d="M8 40 30.6 17.4A32 32 0 0 1 40 40Z" fill={door} />
    </svg>
  );
}
