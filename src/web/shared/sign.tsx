export interface SignProps {
  /** Its path under /znacky/ or /ikony/, or its bare name under /znacky/. */
  src: string;
  /** Width and height in pixels, unless the style sheet overrides them. */
  size: number;
}

/** A safety sign; decorative, because its name is always beside it. */
export function Sign({ src, size }: SignProps) {
  return <img className="sign" src={signPath(src)} width={size} height={size} alt="" loading="lazy" />;
}

export function signPath(src: string): string {
  return src.startsWith('/') ? src : `/znacky/${src}.svg`;
}
